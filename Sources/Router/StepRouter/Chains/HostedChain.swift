import PortableUIKit

/// A chain that ends with a step, whose own action or base follows.
///
/// ```swift
/// let hosted: _HostedChain<_ActionMissing, ProductViewController, Product.ID> =
///   StepAssembly(finder: ClassFinder(), factory: ProductFactory())
///   .using(.push())
///   .from(NavigationControllerStep())      // `using` follows
/// ```
///
/// `from` creates it. `Host` is `_ActionMissing` if the router builds the step, so its `using`
/// follows. It's `UIViewController` if the router never builds the step, so its `from` follows.
@MainActor
public struct _HostedChain<Host, Screen: UIViewController, Context>: _UnfinishedChain {
  /// The steps so far.
  public let _steps: _ChainSteps<Context>
}

extension _HostedChain where Host: _TakesAction {
  /// Sets the action that integrates the last step.
  ///
  /// ```swift
  /// .from(NavigationControllerStep()).using(.present()).from(.current)
  /// ```
  public func using<NextHost>(
    _ action: some Action<NextHost>, fileID: String = #fileID, line: UInt = #line
  ) -> StepChain<NextHost, Screen, Context> {
    let integration = Integration(action, location: CodeLocation(fileID: fileID, line: line))
    return StepChain(_steps: _steps.integrated(by: integration))
  }
}

import PortableUIKit

/// A chain with an action whose host comes next; `from` names it.
///
/// ```swift
/// let pushed: StepChain<UINavigationController, ProductViewController, Product.ID> =
///   StepAssembly(finder: ClassFinder(), factory: ProductFactory()).using(.push())
/// ```
///
/// `using` creates it. `Host` is the class that the action works on: a step of another class
/// doesn't compile. An action for any `UIViewController` accepts every step.
@MainActor
public struct StepChain<Host: UIViewController, Screen: UIViewController, Context>:
  _UnfinishedChain
{
  /// The steps so far.
  public let _steps: _ChainSteps<Context>
}

import PortableUIKit
import StepRouter

/// A finished chain with an `Any?` context. Any other chain can stand on it, and passes its own
/// context to it.
///
/// ```swift
/// let any: DestinationStep<UINavigationController, Any?> = GeneralStep.visibleStack()
/// let base: some BaseOfAnyContext<UINavigationController> = any
/// ```
///
/// It's a protocol so that the compiler chooses its `from` only if no other fits.
@MainActor
public protocol BaseOfAnyContext<Screen> {
  /// The class of the chain's view controller.
  associatedtype Screen: UIViewController

  /// Returns the chain for another context.
  func underAnyContext<OtherContext>() -> DestinationStep<Screen, OtherContext>
}

extension DestinationStep: BaseOfAnyContext where Context == Any? {
  /// Returns the chain for another context, which it gets as an `Any?`.
  public func underAnyContext<OtherContext>() -> DestinationStep<Screen, OtherContext> {
    adaptingContext(using: InlineContextTransformer { erased($0) })
  }
}

extension _UnfinishedChain where Host: UIViewController {
  /// Names the host, a finished chain that takes any context.
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<Host, Any?>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    from(base.underAnyContext(), fileID: fileID, line: line)
  }
}

extension _UnfinishedChain where Host == UIViewController {
  /// Names the base, a finished chain that takes any context, for an action that works on any view
  /// controller, or for a step that the router never builds.
  @_disfavoredOverload
  public func from<Base: BaseOfAnyContext>(
    _ base: Base, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    let adapted: DestinationStep<Base.Screen, Context> = base.underAnyContext()
    return from(adapted, fileID: fileID, line: line)
  }
}

extension StepChain {
  /// Names the base and ends the chain.
  @available(*, deprecated, message: "write '.from(base).assemble()'")
  public func assemble(
    from base: DestinationStep<Host, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    from(base, fileID: fileID, line: line)
  }
}

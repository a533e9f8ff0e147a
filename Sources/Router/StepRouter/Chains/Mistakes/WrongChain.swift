import PortableUIKit

/// The rest of a chain after a mistake. Its verbs accept any host, so that the compiler reports
/// only the mistake, and does so quickly: there's one way to read the rest of the chain. The verbs
/// for the chain's own context are disfavored, so that the compiler looks for the mistake as far
/// down the chain as it can.
///
/// ```swift
/// func check(_ chain: _WrongChain<ProductViewController, Product.ID>) {}
/// ```
@MainActor
public struct _WrongChain<Screen: UIViewController, Context> {
  /// Accepts any action.
  @_disfavoredOverload
  public func using(_ action: some Action) -> Self { uncallable() }

  /// Accepts a step with the chain's context.
  @_disfavoredOverload
  public func from<Base: HostStep>(_ base: Base) -> Self where Base.Context == Context {
    uncallable()
  }

  /// Accepts a step that needs no context.
  public func from<Base: HostStep>(_ base: Base, _ fallback: Void = ()) -> Self
  where Base.Context == Void, Base.ContextOrigin: _ContextDeclaring {
    uncallable()
  }

  /// Accepts a finished chain with the chain's context.
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Context>
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Accepts a finished chain that needs no context.
  public func from(
    _ base: DestinationStep<some UIViewController, Void>, _ fallback: Void = ()
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Accepts an interceptor or a task.
  public func adding(_ interceptorOrTask: some Any) -> Self { uncallable() }

  /// Ends the chain.
  public func assemble() -> DestinationStep<Screen, Context> { uncallable() }

  /// Binds a context.
  public func with(_ context: Context) -> Target { uncallable() }
}

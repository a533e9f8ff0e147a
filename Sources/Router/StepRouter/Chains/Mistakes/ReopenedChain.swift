import PortableUIKit

/// The result of an action that comes after the base. Its verbs are those of ``_WrongChain``, but a
/// finished chain as its base leads to a ``_WrongDestination``, which has no `using`. The compiler
/// tries a base in place of each host, and stops there.
///
/// ```swift
/// func check(_ chain: _ReopenedChain<ProductViewController, Product.ID>) {}
/// ```
@MainActor
public struct _ReopenedChain<Screen: UIViewController, Context> {
  /// Accepts any action.
  public func using(_ action: some Action) -> Self { uncallable() }

  /// Accepts a step with the chain's context.
  public func from<Base: HostStep>(_ base: Base) -> Self where Base.Context == Context {
    uncallable()
  }

  /// Accepts a step that needs no context.
  public func from<Base: HostStep>(_ base: Base, _ fallback: Void = ()) -> Self
  where Base.Context == Void, Base.ContextOrigin: _ContextDeclaring {
    uncallable()
  }

  /// Accepts a finished chain with the chain's context.
  public func from(
    _ base: DestinationStep<some UIViewController, Context>
  ) -> _WrongDestination<Screen, Context> {
    uncallable()
  }

  /// Accepts a finished chain that needs no context.
  public func from(
    _ base: DestinationStep<some UIViewController, Void>, _ fallback: Void = ()
  ) -> _WrongDestination<Screen, Context> {
    uncallable()
  }

  /// Accepts an interceptor or a task.
  public func adding(_ interceptorOrTask: some Any) -> Self { uncallable() }

  /// Ends the chain.
  public func assemble() -> DestinationStep<Screen, Context> { uncallable() }

  /// Binds a context.
  public func with(_ context: Context) -> Target { uncallable() }
}

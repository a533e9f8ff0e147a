import PortableUIKit

/// The result of giving a ``_ReopenedChain`` its final base. You can't add another ``Action`` to
/// it.
///
/// ```swift
/// func check(_ chain: _WrongDestination<ProductViewController, Product.ID>) {}
/// ```
@MainActor
public struct _WrongDestination<Screen: UIViewController, Context> {
  /// Ends the chain.
  public func assemble() -> DestinationStep<Screen, Context> { uncallable() }

  /// Binds a context.
  public func with(_ context: Context) -> Target { uncallable() }
}

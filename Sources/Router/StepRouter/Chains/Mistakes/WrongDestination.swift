import PortableUIKit

/// The end of a ``_ReopenedChain``. It takes no further action.
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

/// A finger on the screen of a ``TestDevice``.
@MainActor public struct TestGesture {
  /// Moves the finger to a fraction of the whole way.
  public let update: (CGFloat) -> Void
  /// Lifts the finger so that the movement completes.
  public let finish: () -> Void
  /// Lifts the finger so that everything goes back.
  public let cancel: () -> Void
}

/// A finger on the screen of a ``TestDevice``.
@MainActor public struct TestGesture {
  /// Moves it to a fraction of the whole way.
  public let update: (CGFloat) -> Void
  /// Lifts it where the movement goes on to its end.
  public let finish: () -> Void
  /// Lifts it where everything goes back.
  public let cancel: () -> Void
}

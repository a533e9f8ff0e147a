#if !canImport(UIKit)
/// Gestures for an app's own recognizers. Each returns true if the touch reached the view. It
/// reaches the view's recognizers and those of the views around it; the innermost that recognizes
/// the gesture keeps the others from it, unless a delegate lets them go together.
extension HeadlessUser {
  /// Taps a view, once or several times in a row, with one finger or several.
  @discardableResult
  public func tap(_ view: UIView, times: Int, touches: Int = 1) -> Bool {
    touch(view) { $0.tap(times: times, touches: touches) }
  }

  /// Presses a view for a while and lets go.
  @discardableResult
  public func longPress(_ view: UIView, touches: Int = 1) -> Bool {
    touch(view) { $0.longPress(touches: touches) }
  }

  /// Swipes across a view in one direction.
  @discardableResult
  public func swipe(
    _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction, touches: Int = 1
  ) -> Bool {
    touch(view) { $0.swipe(direction, touches: touches) }
  }

  /// Drags a finger across a view, and lifts it.
  @discardableResult
  public func pan(_ view: UIView, by translation: CGPoint) -> Bool {
    touch(view) { $0.pan(by: translation) }
  }

  private func touch(_ view: UIView, _ make: (GestureTouch) -> Void) -> Bool {
    guard view.isTouchable else { return false }
    device.perform { make(GestureTouch(on: view)) }
    return true
  }
}
#endif

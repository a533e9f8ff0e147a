import PortableUIKit

extension UIViewController {
  /// Calls the closure once, when this view controller has left for good, with the reason.
  ///
  /// ```swift
  /// screen.onLeave { reason in
  ///   if case .navigated(let destination) = reason { print("left for \(destination)") }
  /// }
  /// ```
  ///
  /// It has left when it has been in a window and is in no hierarchy any more: popped, dismissed,
  /// replaced, or gone with what it is in or with its window. To be covered, to be on a tab that is
  /// not in front, or in a column that is not shown, does not count as leaving; nor does a swipe that is
  /// cancelled, or a move to another container within a turn of the run loop.
  ///
  /// You are told at the end of that turn; where a navigation has removed it, before that
  /// navigation's post tasks and completion. Of several that leave together, the topmost is told of
  /// first. It may be called before the view controller is on screen, and keeps nothing but the
  /// closure: a view controller that nobody holds goes, and the reason is told all the same.
  ///
  /// When the system ends the app's process, nobody is told.
  public func onLeave(_ handler: @escaping @MainActor (LeaveReason) -> Void) {
    LeaveWatch.of(self).tell(of: self, as: nil, handler)
  }

  /// Replaces the closure that was given for the same object: whoever shows a screen again is told of
  /// its leave once.
  @discardableResult
  package func onLeave(
    for object: AnyObject, _ handler: @escaping @MainActor (LeaveReason) -> Void
  ) -> WatchedScreen {
    LeaveWatch.of(self).tell(of: self, as: .object(ObjectIdentifier(object)), handler)
  }
}

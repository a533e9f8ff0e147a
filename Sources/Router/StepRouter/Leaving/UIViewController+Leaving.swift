import PortableUIKit

extension UIViewController {
  /// Calls the closure once, with the reason, when this view controller has left for good.
  ///
  /// ```swift
  /// screen.onLeave { reason in
  ///   if case .navigated(let destination) = reason { print("left for \(destination)") }
  /// }
  /// ```
  ///
  /// A view controller has left when it has been in a window and is no longer in any hierarchy:
  /// popped, dismissed, replaced, or gone with its container or its window. Being covered, or in a
  /// tab or column that isn't in front, doesn't count as leaving; neither does a cancelled swipe,
  /// nor a move to another container within a turn of the run loop.
  ///
  /// The closure runs at the end of that turn or, if a navigation removed the view controller,
  /// before that navigation's post tasks and completion. If several view controllers leave
  /// together, the topmost comes first. You may call this method before the view controller is on
  /// screen. It retains nothing but the closure: it doesn't keep the view controller alive, and you
  /// get the reason even after its release.
  ///
  /// The closure doesn't run when the system ends the app's process.
  public func onLeave(_ handler: @escaping @MainActor (LeaveReason) -> Void) {
    LeaveWatch.of(self).tell(of: self, as: nil, handler)
  }

  /// Replaces the closure registered for the same object: an object that shows a screen again hears
  /// of its leaving once.
  @discardableResult
  package func onLeave(
    for object: AnyObject, _ handler: @escaping @MainActor (LeaveReason) -> Void
  ) -> WatchedScreen {
    LeaveWatch.of(self).tell(of: self, as: .object(ObjectIdentifier(object)), handler)
  }
}

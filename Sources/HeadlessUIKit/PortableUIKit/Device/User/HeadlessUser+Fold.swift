#if !canImport(UIKit)
/// Moves of a phone that folds: ``HeadlessDevice/Model/duo``. On other devices they do nothing, and
/// return false. The user can make each at any moment, even during a transition or while a finger
/// is down.
///
/// A fold is a resize of the app's scenes, without any call of their life cycle (rule 188). The
/// hinge's handlers run within the call. A frame later, size and traits change, split view
/// controllers collapse or expand, and popovers adapt. The coordinator ends after the animation.
///
/// ```swift
/// device.user.unfold()
/// device.runUntilIdle()
/// ```
extension HeadlessUser {
  /// Closes the phone: the app moves to the outer display, and Split View ends.
  ///
  /// - Returns: True if the phone was open.
  @discardableResult
  public func fold() -> Bool { device.perform { device.bend(to: .closed) } }

  /// Opens the phone flat: the app moves to the inner display.
  ///
  /// - Returns: True if the phone was closed or half open.
  @discardableResult
  public func unfold() -> Bool { device.perform { device.bend(to: .fullyOpen) } }

  /// Opens the phone halfway, or folds it halfway from flat, which changes no size.
  ///
  /// - Returns: True if the phone was closed or flat.
  @discardableResult
  public func halfFold() -> Bool { device.perform { device.bend(to: .partiallyOpen) } }

  /// Turns the phone by a quarter, and turns it back the next time. The inner display always
  /// follows, the outer one if the app supports the orientation.
  ///
  /// - Returns: True if the phone folds and isn't in Split View, where it's unknown what a turn
  ///   does.
  @discardableResult
  public func rotate() -> Bool { device.perform { device.turn() } }

  /// Puts the app into one half of the inner display, beside another app. If the app had the whole
  /// display, its active scenes become inactive, take the new size, and become active again (rule
  /// 203).
  ///
  /// - Returns: True if the phone is open and upright, and the app wasn't in that half.
  @discardableResult
  public func openInSplitView(_ half: HeadlessDevice.SplitHalf = .leading) -> Bool {
    device.perform { device.openSplitView(half) }
  }

  /// Gives the app the whole display again.
  ///
  /// - Returns: True if the app was in Split View.
  @discardableResult
  public func closeSplitView() -> Bool { device.perform { device.closeSplitView() } }
}
#endif

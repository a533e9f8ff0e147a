#if !canImport(UIKit)
extension HeadlessDevice {
  /// Behavior of UIKit that a device has only if you ask for it: reports describe it, but other
  /// sources contradict them, or only one version of iOS behaves so.
  ///
  /// ```swift
  /// let device = HeadlessDevice()
  /// device.quirks = [.sheetsCollide]
  /// ```
  public struct Quirks: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A presentation during another one breaks the window's presentations for good, as in iOS 26
    /// (rule 293).
    public static let sheetsCollide = Self(rawValue: 1)
    /// Pages set while others move raise an exception (rule 294, M62).
    public static let pagesAssert = Self(rawValue: 2)
    /// A dismissal without animation ends an animated one at once, whose completion handler never
    /// runs (rule 295).
    public static let laterDismissalWins = Self(rawValue: 4)
    /// A swipe back that the user takes back ends with `didShow` (rule 17).
    public static let didShowAfterCancelledSwipe = Self(rawValue: 8)
    /// The children of a classic split view controller change a turn later than its
    /// `viewControllers` (rule 58).
    public static let lateColumns = Self(rawValue: 16)
    /// The system resizes the windows of a tablet to take pictures of them when the user leaves the
    /// app (rule 296).
    public static let resizesForPictures = Self(rawValue: 32)
  }
}
#endif

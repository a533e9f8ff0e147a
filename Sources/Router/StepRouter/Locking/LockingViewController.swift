import PortableUIKit

/// A screen that no navigation may cover or remove while its lock holds: a PIN, Face ID, a forced
/// update.
///
/// ```swift
/// final class PINViewController: UIViewController, LockingViewController {
///   let routingLock = RoutingLock()
/// }
/// ```
///
/// While it's on screen and its lock holds, every navigation in the windows of its scene waits:
/// links, flows, restorations, closings, and ``Router/discarding`` navigations too. They continue
/// in order when the lock lets go or when its screen has gone, no matter what dismisses it. With
/// ``LockPolicy/refuse`` they end with ``RoutingError/locked(_:for:progress:)`` instead.
///
/// On a tab that isn't in front, a screen holds back only navigations that would remove it or show
/// something else on its tab. For a screen that merely refuses to go, use ``RoutingInterceptable``.
@MainActor
public protocol LockingViewController: UIViewController {
  /// The screen's lock. Create it once, as a constant.
  var routingLock: RoutingLock { get }
}

import PortableUIKit

/// A screen that nothing may cover or remove as long as its lock holds: a PIN, Face ID, a forced
/// update.
///
/// ```swift
/// final class PINViewController: UIViewController, LockingViewController {
///   let routingLock = RoutingLock()
/// }
/// ```
///
/// While such a screen is on screen and holds, every navigation in the windows of its scene waits:
/// links, flows, restorations, closings, ``Router/discarding`` ones, too. They go on in their order
/// when the lock lets go or when its screen has gone, whoever dismisses it. With
/// ``LockPolicy/refuse`` they end with ``RoutingError/locked(_:for:progress:)`` instead.
///
/// On a tab that isn't shown, a screen holds back only what would remove it, and what would show
/// something else on its tab. A screen that merely refuses to be removed is a
/// ``RoutingInterceptable``.
@MainActor
public protocol LockingViewController: UIViewController {
  /// The screen's lock: make it once, as a constant.
  var routingLock: RoutingLock { get }
}

import PortableUIKit

/// A screen's lock, which holds the app's navigations back until the user has done what the screen
/// requires.
///
/// ```swift
/// final class PINViewController: UIViewController, LockingViewController {
///   let routingLock = RoutingLock()
///
///   func accept() {
///     routingLock.isHolding = false
///     dismiss(animated: true)
///   }
/// }
/// ```
///
/// By default, the lock holds from the start. It's also the key: navigations through
/// ``Router/passing(_:)`` go past it.
@MainActor
public final class RoutingLock {
  /// The number of locks that hold. An app without locks pays only for checking this.
  @exclusivity(unchecked) private static var heldCount = 0

  /// Whether any lock holds, on any screen.
  static var isAnyHolding: Bool { heldCount > 0 }

  /// Whether the lock holds. When it lets go, the navigations that wait for it continue at the end
  /// of that turn of the run loop.
  public var isHolding: Bool {
    didSet {
      guard isHolding != oldValue else { return }
      Self.heldCount += isHolding ? 1 : -1
      if !isHolding { LockLine.hasLetGo(self) }
    }
  }

  /// Makes a lock, which holds from the start unless `isHolding` is false.
  public init(isHolding: Bool = true) {
    self.isHolding = isHolding
    if isHolding { Self.heldCount += 1 }
  }

  deinit {
    // A view controller may be released on any thread.
    if isHolding { Task { @MainActor in RoutingLock.heldCount -= 1 } }
  }
}

import PortableUIKit

/// What a screen holds the app's navigations back with, until its user has done what it asks for.
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
/// It holds from the moment in which it's made. It's also the key: navigations of
/// ``Router/passing(_:)`` go past it.
@MainActor
public final class RoutingLock {
  /// How many hold. An app without locks pays for looking at this, and for nothing else.
  @exclusivity(unchecked) private static var heldCount = 0

  /// Whether any lock holds, on whatever screen.
  static var isAnyHolding: Bool { heldCount > 0 }

  /// Whether it holds. Navigations that wait for it go on at the end of the turn of the run loop in
  /// which it lets go.
  public var isHolding: Bool {
    didSet {
      guard isHolding != oldValue else { return }
      Self.heldCount += isHolding ? 1 : -1
      if !isHolding { LockLine.hasLetGo(self) }
    }
  }

  /// Makes a lock that holds, unless you say otherwise.
  public init(isHolding: Bool = true) {
    self.isHolding = isHolding
    if isHolding { Self.heldCount += 1 }
  }

  deinit {
    // A view controller may be released on any thread.
    if isHolding { Task { @MainActor in RoutingLock.heldCount -= 1 } }
  }
}

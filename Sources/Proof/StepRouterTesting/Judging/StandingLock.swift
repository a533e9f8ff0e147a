import PortableUIKit
import StepRouter

/// A screen that held a lock before a request, without keeping it.
@MainActor
struct StandingLock {
  let name: String
  private let number: Int
  private let lock: RoutingLock?
  private let wasSeen: Bool
  private weak var window: UIWindow?

  init(_ screen: UIViewController) {
    name = screen.reportName
    number = HierarchySnapshot.Identity(screen).number
    lock = (screen as? any LockingViewController)?.routingLock
    window = screen.viewIfLoaded?.window
    wasSeen = window?.visible.contains { $0 === screen } ?? false
  }

  /// Whether it still locks, and is gone or seen no more. A window that has been closed takes its
  /// screens along.
  var isLost: Bool {
    guard lock?.isHolding == true, let window else { return false }
    guard window.everybody.contains(where: isOf) else { return true }
    return wasSeen && !window.visible.contains(where: isOf)
  }

  func isOf(_ screen: UIViewController) -> Bool {
    HierarchySnapshot.Identity(screen).number == number
  }
}

import PortableUIKit
import StepRouter
import StepRouterTesting

/// A screen that held a lock before a request. It doesn't keep the screen alive.
@MainActor
struct StandingLock {
  let name: String
  private let number: Int
  private let lock: RoutingLock?
  private let wasSeen: Bool
  private weak var window: UIWindow?

  init(_ screen: UIViewController, in window: UIWindow) {
    name = screen.reportName
    number = HierarchySnapshot.Identity(screen).number
    lock = (screen as? any LockingViewController)?.routingLock
    self.window = window
    wasSeen = window.visible.contains { $0 === screen }
  }

  /// Whether the screen still locks but is gone or no longer visible. It isn't lost if its window
  /// closed.
  var isLost: Bool {
    guard lock?.isHolding == true, let window else { return false }
    guard window.everybody.contains(where: isOf) else { return true }
    return wasSeen && !window.visible.contains(where: isOf)
  }

  func isOf(_ screen: UIViewController) -> Bool {
    HierarchySnapshot.Identity(screen).number == number
  }
}

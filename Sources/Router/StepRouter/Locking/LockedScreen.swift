import PortableUIKit

/// A screen whose lock holds.
@MainActor
struct LockedScreen {
  let screen: UIViewController
  let window: UIWindow
  /// The outermost view controller, from the screen up, that its container doesn't show; stacks
  /// don't count. Nil if only screens on top can hide the screen.
  private let hidden: UIViewController?

  private init(_ screen: UIViewController, in window: UIWindow) {
    self.screen = screen
    self.window = window
    hidden = screen.wayOut.reveals.last { !($0.container is UINavigationController) }?.child
  }

  /// Whether the screen is visible, or would be without the screens on top of it.
  var isInFront: Bool { hidden == nil }

  /// Returns true if a plan that the screen doesn't hold back leaves it in front, or brings it
  /// there.
  func isExpected(by plan: Plan) -> Bool { isInFront || plan.start.encloses(screen) }

  /// Returns the screen that holds a navigation back; nil if none does. A nil plan stands for a
  /// navigation that the router can't plan right now.
  static func holdingBack(
    _ plan: Plan?, in window: UIWindow?, past pass: LockPass?
  ) -> LockedScreen? {
    guard let window else { return nil }
    for locked in all(in: window, past: pass) where locked.holdsBack(plan) { return locked }
    for other in window.visibleSiblings {
      for locked in all(in: other, past: pass) where locked.isInFront { return locked }
    }
    return nil
  }

  /// Returns the locking screens in the window and the other visible windows of its scene.
  static func all(around window: UIWindow?, past pass: LockPass?) -> [LockedScreen] {
    guard let window else { return [] }
    return ([window] + window.visibleSiblings).flatMap { all(in: $0, past: pass) }
  }

  /// Returns true if a screen still holds back a navigation in the `other` window as it did before.
  static func isHolding(
    _ screen: UIViewController, in window: UIWindow, inFront wasInFront: Bool,
    around other: UIWindow
  ) -> Bool {
    guard screen.isLocking(past: nil), screen.isInHierarchy(of: window) else { return false }
    guard window === other || other.visibleSiblings.contains(where: { $0 === window }) else {
      return false
    }
    return LockedScreen(screen, in: window).isInFront == wasInFront
  }

  /// Returns the locking screens of a window, the topmost first.
  private static func all(in window: UIWindow, past pass: LockPass?) -> [LockedScreen] {
    guard let root = window.rootViewController else { return [] }
    var found: [LockedScreen] = []
    var next = [root]
    while let viewController = next.popLast() {
      if viewController.isLocking(past: pass) {
        found.append(LockedScreen(viewController, in: window))
      }
      next += (viewController as? UISplitViewController)?.columnsOfOtherWidths ?? []
      next += viewController.contained.reversed()
      if let presented = viewController.ownPresented { next.append(presented) }
    }
    return found
  }

  /// Returns true if the plan would cover the screen or remove it.
  private func holdsBack(_ plan: Plan?) -> Bool {
    guard let plan else { return isInFront }
    if RemovalCheck(plan: plan).removes(screen) { return true }
    if let closing = plan.closing {
      // A plan may close screens on top of the lock.
      return isInFront && closing.kept.map { !$0.isInOrAbove(screen.layerRoot) } ?? false
    }
    if plan.pendingCount == 0, plan.start.encloses(screen) { return false }
    guard let hidden else { return plan.kind != .alreadyVisible }
    return hidden.encloses(plan.start)
  }
}

extension UIViewController {
  /// Returns true if its lock holds and the pass doesn't go past it.
  fileprivate func isLocking(past pass: LockPass?) -> Bool {
    guard ClassTraits.of(self).locks, let locking = self as? any LockingViewController else {
      return false
    }
    let lock = locking.routingLock
    return lock.isHolding && pass?.locks.contains { $0 === lock } != true
  }

  /// Returns true if the other view controller is this one, is in it, or is presented from there.
  fileprivate func encloses(_ other: UIViewController) -> Bool {
    var inner: UIViewController? = other
    while let current = inner {
      if current === self { return true }
      inner = current.enclosing ?? current.presentingViewController
    }
    return false
  }

  fileprivate func isInOrAbove(_ layer: UIViewController) -> Bool { layer.encloses(self) }
}

extension UIWindow {
  /// The locking screens in front in the visible windows of the scene, each with its window,
  /// including ones that other screens cover.
  package var locksInFront: [(screen: UIViewController, window: UIWindow)] {
    guard RoutingLock.isAnyHolding else { return [] }
    return LockedScreen.all(around: self, past: nil).filter(\.isInFront)
      .map { ($0.screen, $0.window) }
  }

  /// The scene's other windows that aren't hidden.
  fileprivate var visibleSiblings: [UIWindow] {
    windowScene?.windows.filter { $0 !== self && !$0.isHidden } ?? []
  }
}

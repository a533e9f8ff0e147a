import PortableUIKit

/// A screen whose lock holds.
@MainActor
struct LockedScreen {
  let screen: UIViewController
  let window: UIWindow
  /// What a container other than a stack doesn't show, with the screen in it; the outermost. Nil
  /// where only what lies upon the screen can hide it.
  private let hidden: UIViewController?

  private init(_ screen: UIViewController, in window: UIWindow) {
    self.screen = screen
    self.window = window
    var hidden: UIViewController?
    var child = screen
    while let next = child.enclosing ?? child.presentingViewController {
      if child.enclosing === next, !next.shows(child), !(next is UINavigationController) {
        hidden = child
      }
      child = next
    }
    self.hidden = hidden
  }

  /// Whether the screen is on screen, or would be without what lies upon it.
  var isInFront: Bool { hidden == nil }

  /// Whether a plan that it doesn't hold back leaves it in front, or brings it there.
  func isExpected(by plan: Plan) -> Bool { isInFront || plan.start.encloses(screen) }

  /// The screen that holds a navigation back; nil where none does. Without a plan the navigation is
  /// one that can't be planned as things are.
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

  /// The screens with a lock in all windows of the scene.
  static func all(around window: UIWindow?, past pass: LockPass?) -> [LockedScreen] {
    guard let window else { return [] }
    return ([window] + window.visibleSiblings).flatMap { all(in: $0, past: pass) }
  }

  /// Whether a screen still holds a navigation in a window back as it did.
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

  /// Those of a window, the topmost first.
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

  /// Whether what the plan does would cover the screen or remove it.
  private func holdsBack(_ plan: Plan?) -> Bool {
    guard let plan else { return isInFront }
    if RemovalCheck(plan: plan).removes(screen) { return true }
    if let closing = plan.closing {
      // What lies upon the lock may be closed.
      return isInFront && closing.kept.map { !$0.isInOrAbove(screen.layerRoot) } ?? false
    }
    if plan.pendingCount == 0, plan.start.encloses(screen) { return false }
    guard let hidden else { return plan.kind != .alreadyVisible }
    return hidden.encloses(plan.start)
  }
}

extension UIViewController {
  /// Whether its lock holds.
  fileprivate func isLocking(past pass: LockPass?) -> Bool {
    guard ClassTraits.of(self).locks, let locking = self as? any LockingViewController else {
      return false
    }
    let lock = locking.routingLock
    return lock.isHolding && pass?.locks.contains { $0 === lock } != true
  }

  /// Whether the other one is this one, in it, or presented from there.
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
  /// The screens that lock in the windows of its scene, each in front or covered by what lies upon
  /// it.
  package var locksInFront: [UIViewController] {
    guard RoutingLock.isAnyHolding else { return [] }
    return LockedScreen.all(around: self, past: nil).filter(\.isInFront).map(\.screen)
  }

  /// The other windows of its scene that aren't hidden.
  fileprivate var visibleSiblings: [UIWindow] {
    windowScene?.windows.filter { $0 !== self && !$0.isHidden } ?? []
  }
}

#if !canImport(UIKit)
/// Adds view controllers to the stack, removes them, and sends their containment callbacks. A
/// callback may change the stack again, so each step checks that it still applies.
extension UINavigationController {
  /// - Parameter index: Where the array probably has it; by default at the top.
  func startEntering(_ viewController: UIViewController, at index: Int? = nil) {
    entries += 1
    defer { entries -= 1 }
    guard isJoining(viewController, at: index) else { return }
    viewController.willMove(toParent: self)
    guard isJoining(viewController, at: index) else { return }
    guard mayContain(viewController) else {
      return childList.removeAll { $0 === viewController }
    }
    viewController.movement = .toParent
    viewController.parentLink = self
    if !leavingChildren.isEmpty { leavingChildren.removeAll { $0 === viewController } }
  }

  /// Returns true if the view controller is in the array. Removes it from there first if another
  /// container has taken it.
  private func isJoining(_ viewController: UIViewController, at index: Int?) -> Bool {
    if !isFree(viewController) { childList.removeAll { $0 === viewController } }
    let index = index ?? childList.count - 1
    if childList.indices.contains(index), childList[index] === viewController { return true }
    return finds(viewController)
  }

  /// Returns true if the view controller is in the array. Without looking there, unless it has this
  /// parent or is about to get it.
  func lists(_ viewController: UIViewController) -> Bool {
    (entries > 0 || viewController.parentLink === self) && finds(viewController)
  }

  private func finds(_ viewController: UIViewController) -> Bool {
    // A loop, because a closure would check its actor on each call.
    for child in childList where child === viewController { return true }
    return false
  }

  func isFree(_ viewController: UIViewController) -> Bool {
    viewController.parent == nil || viewController.parent === self
  }

  func settleLower(_ viewController: UIViewController) {
    guard viewController.movement == .toParent, viewController !== shown else { return }
    viewController.movement = .none
    viewController.didMove(toParent: self)
  }

  /// - Parameter version: The version of the array that doesn't have it any more.
  func startLeaving(_ viewController: UIViewController, since version: Int) {
    viewController.willMove(toParent: nil)
    guard viewController.parent === self, version == childListVersion || !lists(viewController)
    else { return }
    viewController.movement = .fromParent
    let isComing = stackState.isRunning && isOnScreen
    let isSeen = viewController.appearance.phase != .disappeared || isComing
    if viewController === shown, isSeen {
      leavingChildren.append(viewController)
    } else {
      if viewController === shown { dropShown() }
      finishLeaving(viewController)
    }
  }

  /// Releases the view controllers that have left the screen.
  func finishLeaving(where hasLeft: (UIViewController) -> Bool) {
    while let index = leavingChildren.firstIndex(where: hasLeft) {
      let gone = leavingChildren.remove(at: index)
      if gone === shown { dropShown() }
      finishLeaving(gone)
    }
  }

  private func finishLeaving(_ viewController: UIViewController) {
    viewController.parentLink = nil
    viewController.movement = .none
    viewController.didMove(toParent: nil)
    containerHasReleased(viewController)
    device.noteChange()
  }

  /// Restores the stack from before a cancelled transition.
  func restore(_ stackBefore: [UIViewController]) {
    entries += 1
    defer { entries -= 1 }
    // A view controller that another container took in the meantime stays there.
    let before = stackBefore.filter { $0.parent === self || $0.parent == nil }
    let dropped = childList.filter { child in !before.contains { $0 === child } }
    childList = before
    for back in leavingChildren where before.contains(where: { $0 === back }) {
      back.movement = .none
      leavingChildren.removeAll { $0 === back }
    }
    for viewController in dropped {
      viewController.willMove(toParent: nil)
      finishLeaving(viewController)
    }
    for viewController in before where viewController.parent !== self {
      startEntering(viewController)
      settleLower(viewController)
    }
  }

  func dropShown() {
    let view = shown?.viewIfLoaded
    shown = nil
    isShownAnnounced = false
    view?.removeFromSuperview()
  }

  /// Forgets a child that leaves through another parent's `addChild` or through `removeFromParent`.
  func lose(_ child: UIViewController) {
    childList.removeAll { $0 === child }
    leavingChildren.removeAll { $0 === child }
    child.movement = .none
    guard child.appearance.phase != .disappeared else {
      if child === shown { dropShown() }
      return
    }
    let wasShown = child === shown
    if wasShown { shown = nil }
    child.leaveScreen()
    if wasShown { followArray(makeChange(.pop, animated: false)) }
  }

  /// The root's item, if it has one and the stack is no tab of its own (rule 325).
  var itemOfRoot: UITabBarItem? {
    guard title == nil, extras?.tab == nil else { return nil }
    return childList.first?.extras?.tabBarItem
  }

  var isOnScreen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

  func rootTitleChanged(of child: UIViewController) {
    guard child === childList.first, title == nil, extras?.tab == nil else { return }
    extras?.tabBarItem?.title = child.title
  }
}
#endif

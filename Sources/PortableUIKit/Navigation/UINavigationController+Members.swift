#if !canImport(UIKit)
  /// Who joins the stack, who leaves it, and what they are told.
  extension UINavigationController {
    func startEntering(_ viewController: UIViewController) {
      viewController.willMove(toParent: self)
      viewController.movement = .toParent
      viewController.parentLink = self
      if leavingChild === viewController { leavingChild = nil }
    }

    func settleLower(_ viewController: UIViewController) {
      guard viewController.movement == .toParent, viewController !== shown else { return }
      viewController.movement = .none
      viewController.didMove(toParent: self)
    }

    func startLeaving(_ viewController: UIViewController) {
      viewController.willMove(toParent: nil)
      viewController.movement = .fromParent
      if viewController === shown, viewController.appearance.phase != .disappeared {
        leavingChild = viewController
      } else {
        if viewController === shown { dropShown() }
        finishLeaving(viewController)
      }
    }

    func finishLeaving(_ viewController: UIViewController) {
      viewController.parentLink = nil
      viewController.didMove(toParent: nil)
      viewController.movement = .none
    }

    /// The stack is again what it was before a transition that has been cancelled.
    func restore(_ stackBefore: [UIViewController]) {
      // One that another container has taken over meanwhile stays there.
      let before = stackBefore.filter { $0.parent === self || $0.parent == nil }
      let dropped = childList.filter { child in !before.contains { $0 === child } }
      childList = before
      if let back = leavingChild {
        leavingChild = nil
        back.movement = .none
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

    /// A child goes to another parent by `addChild`, or is removed by `removeFromParent`.
    func lose(_ child: UIViewController) {
      childList.removeAll { $0 === child }
      if leavingChild === child { leavingChild = nil }
      child.movement = .none
      guard child.appearance.phase != .disappeared else {
        if child === shown { dropShown() }
        return
      }
      let wasShown = child === shown
      child.beginIfNeeded(false, animated: false)
      if wasShown { dropShown() } else { child.viewIfLoaded?.removeFromSuperview() }
      child.endIfOpen(false)
      if wasShown { followArray(makeChange(.pop, animated: false)) }
    }

    var isOnScreen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

    func rootTitleChanged(of child: UIViewController) {
      guard child === childList.first, title == nil else { return }
      extras?.tabBarItem?.title = child.title
    }
  }
#endif

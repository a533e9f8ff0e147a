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
      if viewController === shown, isOnScreen {
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
    func restore(_ before: [UIViewController]) {
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

    private func dropShown() {
      let view = shown?.viewIfLoaded
      shown = nil
      isShownAnnounced = false
      view?.removeFromSuperview()
    }

    /// A child goes to another parent by `addChild`, or is removed by `removeFromParent`.
    func lose(_ child: UIViewController) {
      guard childList.contains(where: { $0 === child }) else {
        if leavingChild === child { leavingChild = nil }
        return
      }
      childList.removeAll { $0 === child }
      child.movement = .none
      guard child === shown else { return }
      child.beginIfNeeded(false, animated: false)
      dropShown()
      child.endIfOpen(false)
      followArray(makeChange(.pop, animated: false))
    }

    var isOnScreen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

    func rootTitleChanged(of child: UIViewController) {
      guard child === childList.first, title == nil else { return }
      extras?.tabBarItem?.title = child.title
    }
  }
#endif

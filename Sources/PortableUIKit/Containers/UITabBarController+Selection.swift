#if !canImport(UIKit)
  /// Where a tab bar controller is between its selection and its screen.
  enum TabState {
    case idle
    case running(TabChange)
    /// The screen has changed, and those who come and go are being told.
    case ending(TabChange)

    var transition: Transition? {
      switch self {
      case .idle: nil
      case .running(let change), .ending(let change): change.transition
      }
    }
  }

  /// One change of the screen.
  struct TabChange {
    let from: UIViewController?
    let to: UIViewController
    let transition: Transition
  }

  extension UITabBarController {
    /// Rule 54: the selection stays with its object, else with its index, else goes to the first.
    /// Animated, what is shown leaves with the transition to the next selection (rule 81).
    func replaceTabs(with new: [UIViewController]?, animated: Bool) {
      guard mayContain(new ?? []) else { return }
      device.asCurrent {
        let oldIndex = selectedIndex
        let oldSelection = selectedViewController
        let list = new ?? []
        let gone = (viewControllers ?? []).filter { child in !list.contains { $0 === child } }
        store(new, selected: nil)
        for child in gone where child.parent === self {
          let leavesLater = animated && child === shown && isOnScreen
          if leavesLater { startLeaving(child) } else { release(child) }
        }
        defer { releaseThoseWhoStayedBehind() }
        for child in list where !childList.contains(where: { $0 === child }) {
          guard lists(list) else { return }
          join(child)
        }
        guard lists(list) else { return }
        arrange(list.filter { $0.parent === self })
        let tabs = viewControllers ?? []
        let kept = tabs.first { $0 === oldSelection }
        let atIndex = tabs.indices.contains(oldIndex) ? tabs[oldIndex] : tabs.first
        if let next = kept ?? atIndex {
          selectTab(next)
        } else if let shown {
          release(shown)
        }
      }
    }

    /// Puts the children in the order of the list; what another container has taken is not in it.
    private func arrange(_ joined: [UIViewController]) {
      childList.removeAll { child in joined.contains { $0 === child } }
      childList += joined
      if viewControllers != nil { store(joined, selected: nil) }
    }

    private func join(_ child: UIViewController) {
      if child.parent === self {
        stopLeaving(child)
      } else {
        child.leavePlace()
        adopt(child)
      }
      if child.parent === self { child.didMove(toParent: self) }
    }

    /// Whoever is told that it comes or goes may have set another list.
    private func lists(_ list: [UIViewController]) -> Bool {
      (viewControllers ?? []).elementsEqual(list) { $0 === $1 }
    }

    /// More, too, where there are more tabs than fit (rule 56).
    private func canBeSelected(_ viewController: UIViewController) -> Bool {
      guard let viewControllers else { return false }
      if viewControllers.contains(where: { $0 === viewController }) { return true }
      return viewController === moreController && viewControllers.count > Self.fittingTabs
    }

    private static let fittingTabs = 5

    private var isOnScreen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

    private func release(_ child: UIViewController) {
      child.willMove(toParent: nil)
      finishLeaving(child)
    }

    private func startLeaving(_ child: UIViewController) {
      finishRunningChange()
      child.willMove(toParent: nil)
      guard child.parent === self, !lists(child) else { return }
      child.movement = .fromParent
      childList.removeAll { $0 === child }
      leavingChildren.append(child)
    }

    /// Another list has it again before it was gone.
    private func stopLeaving(_ child: UIViewController) {
      child.willMove(toParent: self)
      guard child.parent === self else { return }
      child.movement = .none
      leavingChildren.removeAll { $0 === child }
      childList.append(child)
    }

    /// Those who were to leave with a transition leave without one where there is none.
    private func releaseThoseWhoStayedBehind() {
      for child in leavingChildren where child !== tabState.transition?.from {
        finishLeaving(child)
      }
    }

    private func lists(_ child: UIViewController) -> Bool {
      viewControllers?.contains { $0 === child } ?? false
    }

    private func finishLeaving(_ child: UIViewController) {
      child.movement = .fromParent
      if child === shown {
        finishRunningChange()
        shown = nil
      }
      child.leaveScreen()
      childList.removeAll { $0 === child }
      leavingChildren.removeAll { $0 === child }
      child.parentLink = nil
      child.didMove(toParent: nil)
      child.movement = .none
    }

    func selectTab(_ viewController: UIViewController) {
      guard canBeSelected(viewController) else {
        return device.misuse(
          "M20", "NSInvalidArgumentException",
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      device.asCurrent {
        if viewController.parent == nil { adopt(viewController) }
        store(viewControllers, selected: viewController)
        guard isOnScreen else { return }
        finishRunningChange()
        viewController.loadViewIfNeeded()
        guard selectedViewController === viewController, shown !== viewController,
          appearance.isVisible
        else { return }
        change(to: viewController)
      }
    }

    /// The newcomer's `viewWillAppear` comes first (rule 52).
    private func change(to new: UIViewController) {
      let old = shown
      let transition = Transition(device: device, from: old, to: new, isAnimated: false)
      let animated = animatedTransition(from: old, to: new) ?? transition
      let change = TabChange(from: old, to: new, transition: animated)
      if animated !== transition { transition.end(isCancelled: false) }
      tabState = .running(change)
      new.beginIfNeeded(true, animated: animated.isAnimated)
      guard isRunning(change) else { return }
      old?.beginIfNeeded(false, animated: animated.isAnimated)
      guard isRunning(change) else { return }
      shown = new
      new.view.frame = view.bounds
      view.insertSubview(new.view, at: 0)
      if !animated.isAnimated { old?.viewIfLoaded?.removeFromSuperview() }
      device.schedule { [weak self] in
        guard let self, !animated.hasEnded else { return }
        new.sendIsAppearingInWindow()
        view.layoutIfNeeded()
        animated.run(in: view) { isCancelled in self.finish(change, isCancelled: isCancelled) }
      }
    }

    private func animatedTransition(
      from old: UIViewController?, to new: UIViewController
    ) -> Transition? {
      guard let old, let delegate,
        let animator = delegate.tabBarController(
          self, animationControllerForTransitionFrom: old, to: new)
      else { return nil }
      let transition = Transition(device: device, from: old, to: new, isAnimated: true)
      transition.animator = animator
      // There is no way back to one that is no tab any longer.
      guard lists(old) else { return transition }
      if let interactor = delegate.tabBarController(self, interactionControllerFor: animator),
        interactor.wantsInteractiveStart
      {
        transition.beginInteraction(with: interactor)
      }
      return transition
    }

    private func isRunning(_ change: TabChange) -> Bool {
      guard case .running(let running) = tabState else { return false }
      return running.transition === change.transition
    }

    private func finish(_ change: TabChange, isCancelled: Bool) {
      guard isRunning(change) else { return }
      tabState = .ending(change)
      defer { if case .ending = tabState { tabState = .idle } }
      let isLeaving = leavingChildren.contains { $0 === change.from }
      if isCancelled, !isLeaving { return goBack(change) }
      if change.from !== shown, change.from?.parent === self {
        change.from?.viewIfLoaded?.removeFromSuperview()
        change.from?.endIfOpen(false)
      }
      change.to.endAppearingInWindow()
      if let from = change.from, leavingChildren.contains(where: { $0 === from }) {
        finishLeaving(from)
      }
    }

    private func goBack(_ change: TabChange) {
      change.to.beginIfNeeded(false, animated: true)
      change.to.viewIfLoaded?.removeFromSuperview()
      change.to.endIfOpen(false)
      shown = change.from
      store(viewControllers, selected: change.from)
      if appearance.isVisible { change.from?.beginIfNeeded(true, animated: true) }
      change.from?.endIfOpen(true)
      change.from?.endIfOpen(false)
    }

    private func finishRunningChange() {
      guard case .running(let change) = tabState else { return }
      if change.transition.phase == .pending {
        finish(change, isCancelled: false)
      }
      change.transition.end(isCancelled: false)
    }

    /// Only the selected child is loaded (rule 51).
    func showSelectedBeforeAppearing() {
      guard let selected = selectedViewController else { return }
      if let shown, shown !== selected { shown.leaveScreen() }
      shown = selected
      guard let selectedView = selected.view, selectedView.superview !== view else { return }
      selectedView.frame = view.bounds
      view.insertSubview(selectedView, at: 0)
    }
  }
#endif

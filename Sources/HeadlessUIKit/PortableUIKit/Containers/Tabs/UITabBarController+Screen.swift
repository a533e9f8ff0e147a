#if !canImport(UIKit)
/// Brings the selected child on screen.
extension UITabBarController {
  var isOnScreen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

  func bringInFront(_ viewController: UIViewController) {
    finishRunningChange()
    viewController.loadViewIfNeeded()
    guard selected === viewController, appearance.isVisible else { return }
    if shown === viewController { comeBack(viewController) } else { change(to: viewController) }
  }

  /// Brings back a child that had begun to disappear in a change that ended early.
  private func comeBack(_ viewController: UIViewController) {
    viewController.beginIfNeeded(true, animated: false)
    if appearance.phase == .appeared { viewController.endAppearingInWindow() }
  }

  /// Changes to another child, whose `viewWillAppear` comes first (rule 52).
  private func change(to new: UIViewController) {
    let old = shown
    let transition = RunningTransition(device: device, from: old, to: new, isAnimated: false)
    let animated = animatedTransition(from: old, to: new) ?? transition
    let change = TabChange(from: old, to: new, transition: animated)
    if animated !== transition { transition.end(isCancelled: false) }
    tabState = .running(change)
    new.beginIfNeeded(true, animated: animated.isAnimated)
    guard canGoOn(change) else { return }
    old?.beginIfNeeded(false, animated: animated.isAnimated)
    guard canGoOn(change) else { return }
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
  ) -> RunningTransition? {
    guard let old, let delegate = storedDelegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    let transition = RunningTransition(device: device, from: old, to: new, isAnimated: true)
    transition.animator = animator
    // A cancelled transition can't go back to a view controller that is no longer a tab.
    guard lists(old) else { return transition }
    if let interactor = delegate.tabBarController(self, interactionControllerFor: animator),
      interactor.wantsInteractiveStart
    {
      transition.beginInteraction(with: interactor)
    }
    return transition
  }

  /// Returns true if the change can go on. If a callback has moved the new child elsewhere or
  /// hidden the tabs, this finishes the change. If it has selected another tab, the change has
  /// finished already.
  private func canGoOn(_ change: TabChange) -> Bool {
    guard isRunning(change) else { return false }
    if appearance.isVisible, change.to.parent === self { return true }
    finishRunningChange()
    return false
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
    // There's no way back to a view controller that another container took in the meantime.
    if isCancelled, !isLeaving, change.from?.parent === self { return goBack(change) }
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
    selected = change.from
    followSelection()
    if appearance.isVisible { change.from?.beginIfNeeded(true, animated: true) }
    change.from?.endIfOpen(true)
    change.from?.endIfOpen(false)
  }

  func finishRunningChange() {
    guard case .running(let change) = tabState else { return }
    if change.transition.phase == .pending {
      finish(change, isCancelled: false)
    }
    change.transition.end(isCancelled: false)
  }

  /// Loads and places the view of the selected child, and of no other (rule 51).
  func showSelectedBeforeAppearing() {
    isPreparing = true
    settleMore()
    isPreparing = false
    guard let selected else { return }
    if let shown, shown !== selected { shown.leaveScreen() }
    shown = selected
    guard let selectedView = selected.view, selectedView.superview !== view else { return }
    selectedView.frame = view.bounds
    view.insertSubview(selectedView, at: 0)
  }
}
#endif

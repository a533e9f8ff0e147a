#if !canImport(UIKit)
/// Brings the screen up to date with the array: at the next layout, while the stack is on screen.
extension UINavigationController {
  func followArray(_ change: StackChange) {
    switch stackState {
    case .running(let current, let next):
      change.isNestedPush = isNestedPush(change, during: current)
      next?.transition?.end(isCancelled: true)
      stackState = .running(current, next: change)
      endZoom(current, before: change)
    case .pending(let superseded):
      warnOfNestedPop(change, after: superseded)
      superseded.transition?.end(isCancelled: true)
      stackState = .idle
      // A change back to the view controller on screen also waits for the next layout (rule 267).
      guard appearance.phase == .appeared, isOnScreen, topViewController === shown else {
        return wait(for: change)
      }
      stackState = .pending(change)
    case .idle, .ending:
      wait(for: change)
    }
  }

  private func wait(for change: StackChange) {
    guard isOnScreen || appearance.phase == .appearing else {
      change.transition?.end(isCancelled: false)
      return
    }
    guard topViewController !== shown else {
      change.transition?.end(isCancelled: false)
      return settle()
    }
    stackState = .pending(change)
    view.setNeedsLayout()
  }

  /// Returns true, with a warning, for an animated push during another one (M17).
  private func isNestedPush(_ change: StackChange, during current: StackChange) -> Bool {
    guard current.operation == .push, change.operation == .push, current.isAnimated,
      change.isAnimated, current.transition?.hasEnded == false
    else { return false }
    device.warn("nested push animation can result in corrupted navigation bar")
    return true
  }

  /// Warns of an animated pop of one screen right after another one: two pieces of code go back
  /// for one touch (M17).
  private func warnOfNestedPop(_ change: StackChange, after superseded: StackChange) {
    guard [superseded, change].allSatisfy({ $0.operation == .pop && $0.isAnimated }),
      superseded.stackBefore.count - change.stackBefore.count == 1,
      change.stackBefore.count - viewControllers.count == 1
    else { return }
    device.warn("nested pop animation can result in corrupted navigation bar")
  }

  func startPendingTransition() {
    guard case .pending = stackState, appearance.phase == .appeared, !isStuck else { return }
    // Loading the view may change the stack again, and so may the delegate.
    topViewController?.loadViewIfNeeded()
    guard case .pending(let change) = stackState, appearance.phase == .appeared else { return }
    let from = shown
    let to = topViewController
    guard from !== to else {
      stackState = .idle
      change.transition?.end(isCancelled: false)
      settle()
      return announce(animated: change.isAnimated)
    }
    stackState = .running(change, next: nil)
    setAnimator(of: change, from: from, to: to)
    setZoom(of: change, from: from, to: to)
    if let to {
      storedDelegate?.navigationController(self, willShow: to, animated: change.isAnimated)
    }
    shown = to
    from?.beginAppearanceTransition(false, animated: change.isAnimated)
    if let to, to === shown { show(to, in: change) }
    guard let transition = change.transition else {
      return finish(change, from: from, isCancelled: false)
    }
    transition.run(in: view) { [self] isCancelled in
      finish(change, from: from, isCancelled: isCancelled)
    }
  }

  /// Schedules another layout for a change requested during this one.
  func askForAnotherLayout() {
    guard case .pending = stackState, appearance.phase == .appeared, !isStuck else { return }
    device.schedule { [reference = madeReference] in
      reference.viewController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  private func show(_ viewController: UIViewController, in change: StackChange) {
    // If the stack has moved elsewhere in the meantime, the view controller began to appear with
    // it.
    if !viewController.appearance.isVisible {
      viewController.beginAppearanceTransition(true, animated: change.isAnimated)
    }
    place(viewController, below: change.operation == .pop)
    viewController.sendIsAppearing()
    viewController.viewIfLoaded?.layOutSubtree()
  }

  func place(_ viewController: UIViewController, below: Bool) {
    guard let view = viewIfLoaded, let childView = viewController.view else { return }
    childView.frame = view.bounds
    if below { view.insertSubview(childView, at: 0) } else { view.addSubview(childView) }
  }

  private func setAnimator(
    of change: StackChange, from: UIViewController?, to: UIViewController?
  ) {
    guard change.isAnimated, let transition = change.transition, let delegate = storedDelegate,
      let from, let to,
      let animator = delegate.navigationController(
        self, animationControllerFor: change.operation, from: from, to: to)
    else { return }
    transition.animator = animator
    guard !transition.isInitiallyInteractive,
      let interactor = delegate.navigationController(self, interactionControllerFor: animator),
      interactor.wantsInteractiveStart
    else { return }
    transition.beginInteraction(with: interactor)
  }

  private func finish(_ change: StackChange, from: UIViewController?, isCancelled: Bool) {
    // Another container may have taken the view in the meantime.
    let isOurs = from != nil && from?.viewIfLoaded?.superview === viewIfLoaded
    if isCancelled, isOurs { return goBack(change, to: from) }
    if isOurs {
      from?.viewIfLoaded?.removeFromSuperview()
      from?.endIfOpen(false)
    } else {
      from?.endDisappearingElsewhere()
    }
    shown?.endAppearingInWindow()
    settle()
    continueWithNext(after: change, isAnnounced: true)
  }

  /// Goes back to the earlier view controller after a cancelled transition (rule 17).
  private func goBack(_ change: StackChange, to from: UIViewController?) {
    let other = shown
    turnRound(other, isAppearing: false, in: change)
    other?.viewIfLoaded?.removeFromSuperview()
    other?.endIfOpen(false)
    shown = from
    if stackState.hasNext {
      if let other, other !== topViewController { settleLower(other) }
    } else {
      restore(change.stackBefore)
    }
    if appearance.isVisible { turnRound(from, isAppearing: true, in: change) }
    from?.endIfOpen(true)
    from?.endIfOpen(false)
    continueWithNext(
      after: change, isAnnounced: device.quirks.contains(.didShowAfterCancelledSwipe))
    if !appearance.isVisible { settleAfterDisappearing() }
  }

  private func turnRound(
    _ viewController: UIViewController?, isAppearing: Bool, in change: StackChange
  ) {
    guard let viewController, viewController.appearance.isVisible != isAppearing else { return }
    viewController.beginAppearanceTransition(isAppearing, animated: change.isAnimated)
  }

  /// Announces a finished change, which keeps its coordinator until then (rule 45), and starts the
  /// next one.
  private func continueWithNext(after change: StackChange, isAnnounced: Bool) {
    for misuse in change.lateMisuses { device.misuse(misuse.rule, misuse.name, misuse.reason) }
    var next: StackChange?
    if case .running(_, let waiting) = stackState { next = waiting }
    stackState = .ending(change)
    if isAnnounced { announce(animated: change.isAnimated) }
    guard stackState.isSettled else {
      // The delegate has changed the stack again.
      next?.transition?.end(isCancelled: true)
      return
    }
    stackState = .idle
    guard let next else { return catchUp() }
    if next.isNestedPush {
      device.warn(
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
          + "might get corrupted.")
    }
    wait(for: next)
  }

  /// Shows the new top if another container took the old one while the screen changed.
  private func catchUp() {
    guard isOnScreen, topViewController !== shown else { return }
    wait(for: makeChange(.pop, animated: false))
  }

  /// Releases the view controllers that have left, and sends `didMove(toParent:)` to a newcomer
  /// that has appeared.
  func settle() {
    finishLeaving { [shown] in $0 !== shown }
    if let shown, shown.movement == .toParent, shown.appearance.phase == .appeared {
      shown.movement = .none
      shown.didMove(toParent: self)
    }
  }

  func announce(animated: Bool) {
    guard let shown else { return }
    isShownAnnounced = true
    storedDelegate?.navigationController(self, didShow: shown, animated: animated)
  }

  /// Catches up with changes made off screen: only the final top loads its view (rule 36).
  func settleBeforeAppearing() {
    guard stackState.isSettled, shown !== topViewController || !isShownAnnounced else { return }
    let old = shown
    shown = topViewController
    isShownAnnounced = false
    if old !== shown {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.endIfOpen(false)
    }
    guard let shown else { return }
    storedDelegate?.navigationController(self, willShow: shown, animated: false)
    // A column already on screen stays where it is until this stack appears (rule 100).
    if old !== shown, !shown.appearance.isVisible { place(shown, below: false) }
  }

  /// Drops a pending change, and releases the children that left while the stack disappeared.
  func settleAfterDisappearing() {
    if case .pending(let change) = stackState {
      stackState = .idle
      change.transition?.end(isCancelled: false)
    }
    finishLeaving { $0.appearance.phase == .disappeared }
  }

  func settleAfterAppearing() {
    settle()
    if !isShownAnnounced { announce(animated: appearance.isAnimated) }
    if case .pending = stackState { view.setNeedsLayout() }
  }
}
#endif

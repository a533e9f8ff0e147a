#if !canImport(UIKit)
/// The screen follows the array: at the next layout, when the stack is on screen.
extension UINavigationController {
  func followArray(_ change: StackChange) {
    switch stackState {
    case .running(let current, let next):
      change.isNestedPush = isNestedPush(change, during: current)
      next?.transition?.end(isCancelled: true)
      stackState = .running(current, next: change)
      endZoom(current, before: change)
    case .pending(let superseded):
      superseded.transition?.end(isCancelled: true)
      stackState = .idle
      // What shows what it showed before does so at the next layout, too (rule 267).
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

  /// M17.
  private func isNestedPush(_ change: StackChange, during current: StackChange) -> Bool {
    guard current.operation == .push, change.operation == .push, current.isAnimated,
      change.isAnimated, current.transition?.hasEnded == false
    else { return false }
    device.warn("nested push animation can result in corrupted navigation bar")
    return true
  }

  func startPendingTransition() {
    guard case .pending = stackState, appearance.phase == .appeared else { return }
    // What is loaded may change the stack in its turn, and so may the delegate.
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

  /// What was asked for while the layout began is done by the next one.
  func askForAnotherLayout() {
    guard case .pending = stackState, appearance.phase == .appeared else { return }
    device.schedule { [reference = madeReference] in
      reference.viewController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  private func show(_ viewController: UIViewController, in change: StackChange) {
    // Where the stack has found another place meanwhile, it has begun with the stack.
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
    // Another container may have taken over meanwhile.
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

  /// A gesture was let go of: rule 17.
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
    continueWithNext(after: change, isAnnounced: false)
    if !appearance.isVisible { settleAfterDisappearing() }
  }

  private func turnRound(
    _ viewController: UIViewController?, isAppearing: Bool, in change: StackChange
  ) {
    guard let viewController, viewController.appearance.isVisible != isAppearing else { return }
    viewController.beginAppearanceTransition(isAppearing, animated: change.isAnimated)
  }

  /// The change has a coordinator until its delegate has been told (rule 45).
  private func continueWithNext(after change: StackChange, isAnnounced: Bool) {
    var next: StackChange?
    if case .running(_, let waiting) = stackState { next = waiting }
    stackState = .ending(change)
    if isAnnounced { announce(animated: change.isAnimated) }
    guard stackState.isSettled else {
      // The delegate has changed the stack once more.
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

  /// Another container may have taken the top away while the screen changed.
  private func catchUp() {
    guard isOnScreen, topViewController !== shown else { return }
    wait(for: makeChange(.pop, animated: false))
  }

  /// Tells those who have come and gone that they have.
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

  /// Whatever happened while the stack was not on screen: only the final top is loaded (rule 36).
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
    // A column that is on screen already stays there until this stack is (rule 100).
    if old !== shown, !shown.appearance.isVisible { place(shown, below: false) }
  }

  /// What has not begun to move does not move any longer; a child that left while the stack was
  /// going away goes with it.
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

#if !canImport(UIKit)
/// `dismiss`: the will pair in the call; links, the did pair and the completion later, also
/// without animation (rules 71 and 74–77).
extension UIViewController {
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    device.asCurrent {
      modalWindow?.finishInstantModalTransition()
      guard let presenter = presenterToDismissFrom else {
        completion?()
        return
      }
      presenter.dismissPresented(
        receiver: self, animated: animated, gesture: nil, completion: completion)
    }
  }

  /// Rule 75: the nearest of this view controller and its ancestors that presents something,
  /// else the nearest presenter.
  private var presenterToDismissFrom: UIViewController? {
    nearestPresented?.presenterLink ?? nearestPresenter
  }

  /// The window in which it presents, is presented, or just is.
  var modalWindow: UIWindow? {
    let presented = nearestPresented?.presentation.controller?.container
    return presented?.window ?? viewIfLoaded?.window
  }

  /// What is presented again while its dismissal ends has gone before.
  func finishBeingDismissed() {
    guard presenterLink == nil, presentation.phase == .dismissing else { return }
    endIfOpen(false)
    presentation.phase = .none
    presentation.controller = nil
  }

  /// What this view controller presents, and what that presents, the topmost last.
  private var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presentedLink
    while let current = next {
      chain.append(current)
      next = current.presentedLink
    }
    return chain
  }

  /// - Returns: the dismissal's transition, nil when it was refused.
  @discardableResult
  func dismissPresented(
    receiver: UIViewController, animated: Bool, gesture: InteractiveGesture?,
    completion: (() -> Void)?
  ) -> RunningTransition? {
    let window = modalWindow
    // What moves above may be cut short, what moves itself may not (rule 262).
    if presentedLink?.presentation.phase == .presented { window?.modalTransition?.finishNow() }
    guard window?.modalTransition == nil else {
      device.warn(
        "Warning: Attempt to dismiss from view controller \(receiver.described) while a "
          + "presentation or dismiss is in progress!")
      return nil
    }
    // What has ended just now may have changed what is presented.
    let chain = presentedChain
    guard let top = chain.last, let lowest = chain.first else {
      completion?()
      return nil
    }
    let transition = RunningTransition(
      device: device, from: top, to: self, style: lowest.shownPresentationStyle,
      isAnimated: animated, isInteractive: gesture != nil)
    // A swipe belongs to UIKit's own animation.
    if gesture == nil { top.setDismissalAnimator(of: transition) }
    top.zoomIfPreferred(in: transition, source: self)
    let dismissal = Dismissal(
      presenter: self, chain: chain, window: window, transition: transition,
      completion: completion)
    dismissal.begin()
    return transition
  }

  private var shownPresentationStyle: UIModalPresentationStyle {
    presentation.controller?.shownStyle ?? modalPresentationStyle
  }

  private func setDismissalAnimator(of transition: RunningTransition) {
    guard transition.isAnimated || modalPresentationStyle == .custom,
      let delegate = transitioningDelegate,
      let animator = delegate.animationController(forDismissed: self)
    else { return }
    transition.animator = animator
    if let interactor = delegate.interactionControllerForDismissal(using: animator),
      interactor.wantsInteractiveStart
    {
      transition.beginInteraction(with: interactor)
    }
  }
}
#endif

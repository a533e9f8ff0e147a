#if !canImport(UIKit)
/// Implements `dismiss`. The call sends the will callbacks; the links, the did callbacks and the
/// completion follow later, even without animation (rules 71 and 74–77).
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

  /// The nearest of this view controller and its ancestors that presents something, or else the
  /// nearest presenter (rule 75).
  private var presenterToDismissFrom: UIViewController? {
    nearestPresented?.presenterLink ?? nearestPresenter
  }

  /// The window in which the view controller presents something, or else has its view.
  var modalWindow: UIWindow? {
    let presented = nearestPresented?.presentation.controller?.container
    return presented?.window ?? viewIfLoaded?.window
  }

  /// Completes a dismissal that's still ending, so that the view controller can be presented again.
  func finishBeingDismissed() {
    guard presenterLink == nil, presentation.phase == .dismissing else { return }
    endIfOpen(false)
    presentation.phase = .none
    presentation.controller = nil
  }

  /// The view controllers presented above this one, topmost last.
  private var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presentedLink
    while let current = next {
      chain.append(current)
      next = current.presentedLink
    }
    return chain
  }

  /// Dismisses everything presented above this view controller.
  ///
  /// - Returns: The transition, or nil if UIKit refuses or there's nothing to dismiss.
  @discardableResult
  func dismissPresented(
    receiver: UIViewController, animated: Bool, gesture: InteractiveGesture?,
    completion: (() -> Void)?
  ) -> RunningTransition? {
    let window = modalWindow
    if window?.hasCollidedSheets == true { return nil }
    if !animated, device.quirks.contains(.laterDismissalWins) { endDismissalWithoutCompletion() }
    // A transition further up may be cut short, but not the transition of this presentation (rule
    // 262).
    if presentedLink?.presentation.phase == .presented { window?.modalTransition?.finishNow() }
    guard window?.modalTransition == nil else {
      device.warn(
        "Warning: Attempt to dismiss from view controller \(receiver.described) while a "
          + "presentation or dismiss is in progress!")
      return nil
    }
    // The transition that has just ended may have changed the chain.
    let chain = presentedChain
    guard let top = chain.last, let lowest = chain.first else {
      completion?()
      return nil
    }
    let transition = RunningTransition(
      device: device, from: top, to: self, style: lowest.shownPresentationStyle,
      isAnimated: animated, isInteractive: gesture != nil)
    // A swipe uses UIKit's own animation.
    if gesture == nil { top.setDismissalAnimator(of: transition) }
    top.zoomIfPreferred(in: transition, source: self)
    let dismissal = Dismissal(
      presenter: self, chain: chain, window: window, transition: transition,
      completion: completion)
    dismissal.begin()
    return transition
  }

  /// Ends a running dismissal of what this view controller presents at once. Its completion handler
  /// never runs (rule 295).
  private func endDismissalWithoutCompletion() {
    guard presentedLink?.presentation.phase == .dismissing,
      let running = presentation.presentedTransition
    else { return }
    running.isCompletionLost = true
    running.finishNow()
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

#if !canImport(UIKit)
/// The dismissal of a view controller and of everything presented above it.
@MainActor struct Dismissal {
  let presenter: UIViewController
  /// The view controllers to dismiss, lowest first.
  let chain: [UIViewController]
  let window: UIWindow?
  let transition: RunningTransition
  let completion: (() -> Void)?

  private var isAnimated: Bool { transition.isAnimated }

  /// Whether the presentation removed the presenter's view, which now has a place to return to.
  private var bringsPresenterBack: Bool {
    guard presenter.viewIfLoaded?.window == nil, let place = presenterPlace else { return false }
    guard let window = place as? UIWindow else { return true }
    return window.rootViewController === presenter
  }

  private var presenterPlace: UIView? { chain.first?.presentation.controller?.presenterSuperview }

  func begin() {
    window?.modalTransition = transition
    presenter.presentation.presentedTransition = transition
    for presented in chain {
      presented.presentation.phase = .dismissing
      presented.presentation.transition = transition
    }
    chain.last?.presentation.controller?.dismissalTransitionWillBegin()
    for presented in chain.reversed() {
      presented.beginIfNeeded(false, animated: isAnimated)
    }
    transition.toStays = !bringsPresenterBack
    if bringsPresenterBack { bringPresenterBack() }
    transition.container = chain.last?.presentation.controller?.container
    let dismissal = self
    transition.startLater { dismissal.run() }
  }

  private func bringPresenterBack() {
    // A screen may dismiss itself as it appears, before the presenter's disappearance ends.
    presenter.endIfOpen(false)
    presenter.beginIfNeeded(true, animated: isAnimated)
    guard let view = presenter.view else { return }
    presenterPlace?.insertSubview(view, at: 0)
  }

  private func run() {
    presenter.sendIsAppearingInWindow()
    window?.layoutIfNeeded()
    let container = transition.container ?? UIView()
    transition.run(in: container) { isCancelled in
      isCancelled ? cancel() : finish()
      if !transition.isCompletionLost { completion?() }
    }
  }

  /// Clears the links and completes the presenter's appearance before it sends the last
  /// `viewDidDisappear` (rule 71). Callbacks may present and dismiss (rule 260).
  private func finish() {
    let controllers = chain.map(\.presentation.controller)
    for controller in controllers { controller?.container?.removeFromSuperview() }
    for presented in chain {
      presented.presenterLink?.presentedLink = nil
      presented.presenterLink = nil
    }
    window?.release(transition)
    presenter.endAppearingInWindow()
    for presented in chain.reversed() where isCurrent(for: presented) {
      presented.endIfOpen(false)
    }
    for presented in chain where isCurrent(for: presented) {
      presented.presentation.phase = .none
      presented.presentation.controller = nil
    }
    controllers.last??.dismissalTransitionDidEnd(true)
    forgetTransition()
  }

  private func cancel() {
    if presenter.appearance.phase == .appearing {
      presenter.beginIfNeeded(false, animated: isAnimated)
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.endIfOpen(false)
    }
    for presented in chain where presented.appearance.phase == .disappearing {
      presented.beginIfNeeded(true, animated: isAnimated)
    }
    for presented in chain { presented.presentation.phase = .presented }
    window?.release(transition)
    for presented in chain { presented.endIfOpen(true) }
    chain.last?.presentation.controller?.dismissalTransitionDidEnd(false)
    forgetTransition()
  }

  private func forgetTransition() {
    presenter.presentation.forget(transition)
    for presented in chain { presented.presentation.forget(transition) }
  }

  /// Whether the view controller is still part of this dismissal. A callback may have presented it
  /// again.
  private func isCurrent(for presented: UIViewController) -> Bool {
    presented.presentation.transition === transition
  }
}
#endif

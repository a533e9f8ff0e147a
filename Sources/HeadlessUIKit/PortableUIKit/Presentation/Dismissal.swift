#if !canImport(UIKit)
/// One dismissal: of a view controller, and of all that is presented above it.
@MainActor struct Dismissal {
  let presenter: UIViewController
  /// All who are dismissed, the lowest first.
  let chain: [UIViewController]
  let window: UIWindow?
  let transition: RunningTransition
  let completion: (() -> Void)?

  private var isAnimated: Bool { transition.isAnimated }

  /// Whether the presenter's view was taken away, and has a place to come back to.
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
    // Dismissed by who has only just appeared: the presenter has yet to hear that it went.
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
      completion?()
    }
  }

  /// The links are gone and the presenter has appeared before the last `viewDidDisappear` (rule 71).
  /// Those who hear of it may present and dismiss (rule 260).
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

  /// Whoever was told may have presented it again.
  private func isCurrent(for presented: UIViewController) -> Bool {
    presented.presentation.transition === transition
  }
}
#endif

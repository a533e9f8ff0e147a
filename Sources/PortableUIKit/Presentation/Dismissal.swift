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
    transition.device.schedule { dismissal.run() }
  }

  private func bringPresenterBack() {
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

  /// The presenter has appeared and the links are gone before the last `viewDidDisappear`
  /// (rule 71).
  private func finish() {
    let controllers = chain.map(\.presentation.controller)
    for controller in controllers { controller?.container?.removeFromSuperview() }
    presenter.endAppearingInWindow()
    for presented in chain {
      presented.presenterLink?.presentedLink = nil
      presented.presenterLink = nil
    }
    for presented in chain.reversed() { presented.endIfOpen(false) }
    for presented in chain {
      presented.presentation.phase = .none
      presented.presentation.controller = nil
    }
    release()
    controllers.last??.dismissalTransitionDidEnd(true)
    forgetTransition()
  }

  private func cancel() {
    if presenter.appearance.phase == .appearing {
      presenter.beginIfNeeded(false, animated: isAnimated)
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.endIfOpen(false)
    }
    for presented in chain {
      if presented.appearance.phase == .disappearing {
        presented.beginIfNeeded(true, animated: isAnimated)
        presented.endIfOpen(true)
      }
      presented.presentation.phase = .presented
    }
    release()
    chain.last?.presentation.controller?.dismissalTransitionDidEnd(false)
    forgetTransition()
  }

  private func forgetTransition() {
    presenter.presentation.forget(transition)
    for presented in chain { presented.presentation.forget(transition) }
  }

  private func release() {
    guard window?.modalTransition === transition else { return }
    window?.modalTransition = nil
  }
}
#endif

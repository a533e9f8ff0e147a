#if !canImport(UIKit)
/// Implements `present`. The call links the view controllers, loads the view and sends the will
/// callbacks; the rest follows on a later turn (rules 69, 70 and 74).
extension UIViewController {
  func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    device.asCurrent {
      modalWindow?.finishInstantModalTransition()
      presented.finishBeingDismissed()
      let presenter = presenter(for: presented.modalPresentationStyle)
      modalWindow?.noteCollision()
      guard mayPresent(presented, from: presenter),
        let window = presenter.viewIfLoaded?.window
      else { return }
      let controller =
        presented.presentation.controller
        ?? presented.makePresentationController(from: presenter, source: self)
      let style = controller.adaptivePresentationStyle(for: window.traitCollection)
      guard presented.isReadyToBePresented(controller, in: style) else { return }
      let shown = controller.takeOn(style) ?? presented
      let transition = RunningTransition(
        device: device, from: presenter, to: shown, style: controller.shownStyle,
        isAnimated: animated)
      controller.tellOfAdaptation(transition)
      // A delegate callback may have presented something else.
      guard presenter.presentedLink == nil, window.modalTransition == nil else {
        controller.adaptation.style = nil
        return transition.end(isCancelled: true)
      }
      if shown !== presented { presented.wrapForPresentation(in: shown) }
      transition.fromStays = !controller.shouldRemovePresentersView
      shown.setAnimator(of: transition, presenter: presenter, source: self)
      shown.zoomIfPreferred(in: transition, source: presenter)
      window.modalTransition = transition
      shown.link(to: presenter, transition)
      shown.enter(window, from: presenter, transition)
      transition.startLater {
        shown.runPresentation(transition, in: window, completion: completion)
      }
    }
  }

  private func wrapForPresentation(in wrapper: UIViewController) {
    wrapper.presentation.controller = presentation.controller
    wrapper.presentation.controller?.adaptation.wrap(self, in: wrapper)
    presentation.controller = nil
  }

  private func setAnimator(
    of transition: RunningTransition, presenter: UIViewController, source: UIViewController
  ) {
    guard transition.isAnimated || modalPresentationStyle == .custom,
      let delegate = transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: self, presenting: presenter, source: source)
    else { return }
    transition.animator = animator
    if let interactor = delegate.interactionControllerForPresentation(using: animator),
      interactor.wantsInteractiveStart
    {
      transition.beginInteraction(with: interactor)
    }
  }

  private func link(to presenter: UIViewController, _ transition: RunningTransition) {
    presenter.presentedLink = self
    presenterLink = presenter
    presentation.phase = .presenting
    presentation.transition = transition
    presenter.presentation.presentedTransition = transition
  }

  private func enter(
    _ window: UIWindow, from presenter: UIViewController, _ transition: RunningTransition
  ) {
    loadViewIfNeeded()
    let controller = madePresentationController
    let presenterSuperview = presenter.viewIfLoaded?.superview
    let host = modalPresentationStyle.seeksContext ? presenterSuperview ?? window : window
    let container = PresentationContainerView(
      frame: host.bounds, presented: self, presenter: presenter)
    controller.container = container
    controller.presenterSuperview = presenterSuperview
    transition.container = container
    host.addSubview(container)
    controller.presentationTransitionWillBegin()
    if controller.shouldRemovePresentersView {
      presenter.beginIfNeeded(false, animated: transition.isAnimated)
    }
    beginIfNeeded(true, animated: transition.isAnimated)
    guard let presentedView = controller.presentedView else { return }
    presentedView.frame = controller.frameOfPresentedViewInContainerView
    container.addSubview(presentedView)
  }

  private func runPresentation(
    _ transition: RunningTransition, in window: UIWindow, completion: (() -> Void)?
  ) {
    guard let container = transition.container else { return }
    sendIsAppearingInWindow()
    container.layoutIfNeeded()
    transition.run(in: container) { isCancelled in
      self.endPresentation(transition, in: window, isCancelled: isCancelled)
      completion?()
    }
  }

  private func endPresentation(
    _ transition: RunningTransition, in window: UIWindow, isCancelled: Bool
  ) {
    let presenter = presenterLink
    let controller = presentation.controller
    if isCancelled {
      undoPresentation(transition, in: window)
    } else {
      let removes =
        presenter?.appearance.phase == .disappearing
        && controller?.shouldRemovePresentersView ?? false
      if removes { presenter?.viewIfLoaded?.removeFromSuperview() }
      window.release(transition)
      endAppearingInWindow()
      if removes { presenter?.endIfOpen(false) }
      // A view controller may dismiss itself as it appears.
      if presentation.transition === transition { presentation.phase = .presented }
    }
    controller?.presentationTransitionDidEnd(!isCancelled)
    presentation.forget(transition)
    transition.from?.presentation.forget(transition)
  }

  private func undoPresentation(_ transition: RunningTransition, in window: UIWindow) {
    let presenter = presenterLink
    let controller = presentation.controller
    let bringsBack = controller?.shouldRemovePresentersView ?? false
    beginIfNeeded(false, animated: transition.isAnimated)
    if bringsBack { presenter?.beginIfNeeded(true, animated: transition.isAnimated) }
    controller?.container?.removeFromSuperview()
    presenter?.presentedLink = nil
    presenterLink = nil
    window.release(transition)
    if bringsBack { presenter?.endIfOpen(true) }
    endIfOpen(false)
    guard presentation.transition === transition else { return }
    presentation.phase = .none
    guard let controller else { return }
    // A wrapped view controller gets its presentation controller back for the next presentation.
    presentation.controller = nil
    controller.presentedViewController.presentation.controller = controller
    controller.adaptation = PresentationAdaptation()
  }
}

extension UIViewController {
  /// Shows the view controller in the nearest ancestor with its own way to show it. Without such an
  /// ancestor, the outermost one presents it.
  func showByOthers(_ shown: UIViewController, sender: Any?) {
    if let parent { return parent.show(shown, sender: sender) }
    present(shown, animated: UIView.areAnimationsEnabled)
  }

  func showDetailByOthers(_ shown: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(shown, sender: sender) }
    present(shown, animated: UIView.areAnimationsEnabled)
  }
}

/// The view that contains the presented view. While it's in a window, it keeps both sides of the
/// presentation alive, even if the presenter has lost its place (rule 25).
final class PresentationContainerView: UIView {
  var presented: UIViewController
  var presenter: UIViewController

  init(frame: CGRect, presented: UIViewController, presenter: UIViewController) {
    self.presented = presented
    self.presenter = presenter
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Resizes the view to fill its superview, whose size may have changed.
  func fillHost() {
    guard let superview, frame != superview.bounds else { return }
    frame = superview.bounds
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let controller = presented.presentation.controller
    let frame = controller?.shownSheet?.sheetFrame(in: bounds) ?? bounds
    for subview in subviews where subview.owner != nil { subview.frame = frame }
  }
}
#endif

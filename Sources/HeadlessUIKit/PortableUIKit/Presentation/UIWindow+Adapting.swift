#if !canImport(UIKit)
extension UIWindow {
  /// Adapts the presentations to the window's traits. During a presentation or dismissal, it waits.
  func adaptPresentations(with coordinator: RunningTransition?) {
    adaptsAfterTransition = modalTransition != nil
    guard !adaptsAfterTransition else { return }
    rootViewController?.adaptPresented(in: self, with: coordinator)
  }

  func adaptIfItWaited() {
    guard adaptsAfterTransition, modalTransition == nil else { return }
    device.schedule { [self] in
      if adaptsAfterTransition { adaptPresentations(with: nil) }
    }
  }
}

extension UIViewController {
  fileprivate func adaptPresented(in window: UIWindow, with coordinator: RunningTransition?) {
    presentedLink?.presentation.controller?.adaptShown(in: window, with: coordinator)
    presentedLink?.adaptPresented(in: window, with: coordinator)
    for child in children { child.adaptPresented(in: window, with: coordinator) }
  }
}

/// Adapts presentations on screen: from popover to sheet and back, with or without wrappers (rule
/// 143).
extension UIPresentationController {
  fileprivate func adaptShown(in window: UIWindow, with coordinator: RunningTransition?) {
    let shown = shownViewController
    guard shown.presentation.phase == .presented, let presenter = shown.presenterLink else {
      return
    }
    let style = adaptivePresentationStyle(for: window.traitCollection)
    guard style != adaptation.style ?? .none else { return }
    if style == .none, !shown.isReadyAsPopover(self) { return }
    let isInContainer = shown.viewIfLoaded?.superview === container
    let wrapper = takeOn(style)
    tellOfAdaptation(coordinator)
    // A delegate callback may have dismissed it.
    guard shown.presentation.phase == .presented, shown.presenterLink === presenter,
      window.modalTransition == nil
    else { return }
    let next = wrapper ?? (isPresentedAvailable ? presentedViewController : shown)
    if next !== shown { replace(shown, with: next, isInContainer: isInContainer) }
    movePresenter(presenter, in: window)
    container?.setNeedsLayout()
  }

  /// Whether the presented view controller can replace its wrapper. The wrapper stays if the app
  /// has moved the view controller elsewhere.
  private var isPresentedAvailable: Bool {
    let presented = presentedViewController
    if presented.topmostAncestor === shownViewController { return true }
    return presented.parent == nil && presented.presenterLink == nil
      && presented.viewIfLoaded?.window == nil
  }

  private func replace(
    _ old: UIViewController, with new: UIViewController, isInContainer: Bool
  ) {
    old.handOverPresentation(to: new)
    adaptation.wrap(presentedViewController, in: new === presentedViewController ? nil : new)
    container?.presented = new
    guard isInContainer else { return }
    if old.parent == nil { old.viewIfLoaded?.removeFromSuperview() }
    new.leavePlace()
    guard let container, let view = new.view else { return }
    view.frame = shownFrame
    container.addSubview(view)
  }

  /// Removes the presenter's view if the new style requires it, or restores it otherwise.
  private func movePresenter(_ presenter: UIViewController, in window: UIWindow) {
    guard container?.window != nil else { return }
    if shouldRemovePresentersView {
      presenter.viewIfLoaded?.removeFromSuperview()
    } else if presenter.viewIfLoaded?.window == nil, let place = presenterSuperview,
      place !== window || window.rootViewController === presenter, let view = presenter.view
    {
      place.insertSubview(view, at: 0)
    }
  }
}

extension UIViewController {
  /// Makes another view controller take this one's place between its presenter and the view
  /// controller it presents.
  func handOverPresentation(to other: UIViewController) {
    let presenter = presenterLink
    presenterLink = nil
    presenter?.presentedLink = other
    other.presenterLink = presenter
    other.presentation.controller = presentation.controller
    other.presentation.phase = presentation.phase
    presentation.phase = .none
    presentation.controller = nil
    guard let above = presentedLink else { return }
    presentedLink = nil
    other.presentedLink = above
    above.presenterLink = other
    above.presentation.controller?.container?.presenter = other
  }
}
#endif

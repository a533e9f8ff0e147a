#if !canImport(UIKit)
/// Finds the presenting and presented view controllers (rules 66–68).
extension UIViewController {
  final var nearestPresented: UIViewController? {
    if let presentedLink { return presentedLink }
    return parentLink?.nearestPresented
  }

  final var nearestPresenter: UIViewController? {
    if let presenterLink { return presenterLink }
    return parentLink?.nearestPresenter
  }

  var topmostAncestor: UIViewController {
    var topmost = self
    while let parent = topmost.parent { topmost = parent }
    return topmost
  }

  /// Returns the view controller that presents on behalf of this one, for a style.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.seeksContext else { return topmostAncestor }
    var current = self
    while !current.definesPresentationContext, let parent = current.parent { current = parent }
    return current
  }

  final var nearestTransition: RunningTransition? {
    if let transition = currentTransition { return transition }
    if let parentLink { return parentLink.nearestTransition }
    guard let resizing = loadedWindow?.resizing, !resizing.isOver else { return nil }
    return resizing
  }

  private var loadedWindow: UIWindow? { viewIfLoaded?.window }

  /// The animated transition in progress. Without animation, there's no coordinator (rule 45).
  private var currentTransition: RunningTransition? {
    if let transition = ownTransition, transition.isAnimated { return transition }
    if let transition = presentation.transition, transition.isAnimated { return transition }
    guard let transition = presentation.presentedTransition, transition.isAnimated else {
      return nil
    }
    return transition
  }

  /// The controller of the presentation that this view controller or an ancestor takes part in.
  var nearestPresentationController: UIPresentationController? {
    presentation.phase == .none
      ? parentLink?.activePresentationController : madePresentationController
  }

  func changePresentationStyle(to style: UIModalPresentationStyle) {
    guard style != presentation.style else { return }
    presentation.style = style
    if presentation.phase == .none { presentation.controller = nil }
  }

  /// The presentation controller, created on first use. The presentation uses the same object (rule
  /// 78).
  var madePresentationController: UIPresentationController {
    if let controller = presentation.controller { return controller }
    return makePresentationController(from: nil, source: self)
  }

  @discardableResult
  func makePresentationController(
    from presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let made =
      makeContainerPresentationController(from: presenter)
      ?? customPresentationController(from: presenter, source: source)
      ?? standardPresentationController(from: presenter)
    presentation.controller = made
    return made
  }

  private func customPresentationController(
    from presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
  }

  private func standardPresentationController(
    from presenter: UIViewController?
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}
#endif

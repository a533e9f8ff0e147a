#if !canImport(UIKit)
/// How a presentation is shown where its own style does not fit.
struct PresentationAdaptation {
  /// Nil where it is shown in its own style.
  var style: UIModalPresentationStyle?
  /// What the delegate shows in place of the presented view controller.
  private(set) weak var wrapper: UIViewController?
  /// The presented view controller lives as long as it is wrapped: it may return.
  private var wrapped: UIViewController?

  mutating func wrap(_ presented: UIViewController, in wrapper: UIViewController?) {
    self.wrapper = wrapper
    wrapped = wrapper == nil ? nil : presented
  }
}

/// Which style a presentation is shown in, and what the delegate says of it (rules 140, 142, 143).
extension UIPresentationController {
  /// The presented view controller, or what the delegate has wrapped it in.
  var shownViewController: UIViewController { adaptation.wrapper ?? presentedViewController }

  var shownStyle: UIModalPresentationStyle { adaptation.style ?? presentationStyle }

  /// The sheet as which it is shown, if it is.
  var shownSheet: UISheetPresentationController? {
    guard adaptation.style?.isSheet ?? true else { return nil }
    if let sheet = self as? UISheetPresentationController { return sheet }
    guard adaptation.style != nil else { return nil }
    return (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }

  var shownFrame: CGRect {
    let bounds = container?.bounds ?? .zero
    return shownSheet?.sheetFrame(in: bounds) ?? bounds
  }

  /// Whether the user may send it away: a sheet, or a popover.
  var givesWayToUser: Bool {
    (self is UISheetPresentationController || self is UIPopoverPresentationController)
      && adaptation.style?.isSheet ?? true
  }

  func standardAdaptation(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact, presentationStyle.adapts else { return .none }
    let fallback = presentationStyle == .popover ? UIModalPresentationStyle.formSheet : .none
    guard let delegate = storedDelegate else { return fallback }
    let answer = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    switch answer {
    case .none, .fullScreen, .overFullScreen: return answer
    case .formSheet, .pageSheet: return presentationStyle == .popover ? answer : .none
    default: return fallback
    }
  }

  /// Takes on a style, and asks the delegate what to show in it.
  ///
  /// - Returns: what the presented view controller is wrapped in, if it is.
  func takeOn(_ style: UIModalPresentationStyle) -> UIViewController? {
    adaptation.style = style == .none ? nil : style
    guard style != .none, let delegate = storedDelegate else { return nil }
    delegate.presentationController(self, prepare: adaptiveController(for: style))
    let wrapper = delegate.presentationController(
      self, viewControllerForAdaptivePresentationStyle: style)
    guard let wrapper, wrapper !== presentedViewController, wrapper.parent == nil,
      wrapper.presenterLink == nil, wrapper.viewIfLoaded?.window == nil
    else { return nil }
    return wrapper
  }

  private func adaptiveController(
    for style: UIModalPresentationStyle
  ) -> UIPresentationController {
    if style.isSheet, let shownSheet { return shownSheet }
    return UIPresentationController(adapting: self, to: style)
  }

  func tellOfAdaptation(_ coordinator: RunningTransition?) {
    storedDelegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptation.style ?? .none,
      transitionCoordinator: coordinator)
  }
}
#endif

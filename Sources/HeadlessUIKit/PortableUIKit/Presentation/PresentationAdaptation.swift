#if !canImport(UIKit)
/// The way a presentation adapts if its own style doesn't fit.
struct PresentationAdaptation {
  /// The style it adapts to, or nil for its own style.
  var style: UIModalPresentationStyle?
  /// The view controller that the delegate substitutes for the presented one.
  private(set) weak var wrapper: UIViewController?
  /// A reference that keeps a wrapped view controller alive, because it may return.
  private var wrapped: UIViewController?

  mutating func wrap(_ presented: UIViewController, in wrapper: UIViewController?) {
    self.wrapper = wrapper
    wrapped = wrapper == nil ? nil : presented
  }
}

/// Determines a presentation's style and applies the delegate's adaptations (rules 140, 142, 143).
extension UIPresentationController {
  /// The presented view controller, or the delegate's wrapper around it.
  var shownViewController: UIViewController { adaptation.wrapper ?? presentedViewController }

  var shownStyle: UIModalPresentationStyle { adaptation.style ?? presentationStyle }

  /// The sheet that shows the presentation, if any.
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

  /// Whether the user can dismiss the presentation, as a sheet or a popover.
  var givesWayToUser: Bool {
    guard self is UISheetPresentationController || self is UIPopoverPresentationController,
      adaptation.style?.isSheet ?? true
    else { return false }
    guard presentedViewController is UIAlertController else { return true }
    return (self as? UIPopoverPresentationController)?.hasSource ?? false
  }

  func standardAdaptation(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact, presentationStyle.adapts else { return .none }
    if let alert = presentedViewController as? UIAlertController, alert.isActionSheetOnPhone {
      return .none
    }
    let fallback = presentationStyle == .popover ? UIModalPresentationStyle.formSheet : .none
    guard let delegate = storedDelegate else { return fallback }
    let answer = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    switch answer {
    case .none, .fullScreen, .overFullScreen: return answer
    case .formSheet, .pageSheet: return presentationStyle == .popover ? answer : .none
    default: return fallback
    }
  }

  /// Adopts a style and asks the delegate for the view controller to show in it.
  ///
  /// - Returns: The wrapper around the presented view controller, if any.
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

#if !canImport(UIKit)
extension UIViewController {
  /// Performs the checks of `present`, in UIKit's order: already being presented, already
  /// presenting, itself, has a parent, not in a window (Docs/HeadlessUIKit/UIKitRules.md, M8–M15,
  /// M25, M27, M39).
  func mayPresent(_ presented: UIViewController, from presenter: UIViewController) -> Bool {
    if let misuse = misuseOfPresenting(presented, from: presenter) {
      device.misuse(misuse.rule, misuse.name, misuse.reason)
      return false
    }
    if let refusal = refusalOfPresenting(presented, from: presenter) {
      device.warn(refusal)
      return false
    }
    warnIfDetached(presenter)
    device.tellIfForeign(presented, in: presenter)
    return true
  }

  private func misuseOfPresenting(
    _ presented: UIViewController, from presenter: UIViewController
  ) -> UIKitMisuse? {
    let name = "NSInvalidArgumentException"
    let application = "Application tried to present modally a view controller "
    if let other = presented.presenterLink {
      return UIKitMisuse(
        name: name,
        reason: application + presented.described + " that is already being presented by "
          + other.described + ".",
        rule: "M14")
    }
    guard presenter.presentedLink == nil else { return nil }
    if presented === self || presented === presenter {
      return UIKitMisuse(
        name: name,
        reason: "Application tried to present modal view controller on itself. Presenting "
          + "controller is \(presenter.described).",
        rule: "M15")
    }
    if let parent = presented.parent {
      return UIKitMisuse(
        name: name,
        reason: application + presented.described + " that has a parent view controller "
          + parent.described + ".",
        rule: "M13")
    }
    if presented.isAbove(presenter) {
      return UIKitMisuse(
        name: name,
        reason: "Application tried to present modally an active controller "
          + presented.described + ".",
        rule: "M39")
    }
    return nil
  }

  private func refusalOfPresenting(
    _ presented: UIViewController, from presenter: UIViewController
  ) -> String? {
    var attempt: String { "Attempt to present \(presented.described) on \(presenter.described)" }
    if let other = presenter.presentedLink {
      return attempt + " (from \(described)) which is already presenting \(other.described)."
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return attempt + " (from \(described)) whose view is not in the window hierarchy."
    }
    guard window.modalTransition == nil else {
      return "Warning: " + attempt + " while a presentation is in progress!"
    }
    return nil
  }

  /// Warns about a detached presenter. The presentation goes on (M10).
  private func warnIfDetached(_ presenter: UIViewController) {
    let topmost = presenter.topmostAncestor
    guard topmost.presenterLink == nil,
      presenter.viewIfLoaded?.window?.rootViewController !== topmost
    else { return }
    device.warn(
      "Presenting view controllers on detached view controllers is discouraged \(presenter.described)."
    )
  }

  /// Checks that an alert isn't empty (M25), and that a popover has a source (M27).
  func isReadyToBePresented(
    _ controller: UIPresentationController, in style: UIModalPresentationStyle
  ) -> Bool {
    if let alert = self as? UIAlertController, alert.isEmpty {
      device.misuse(
        "M25", "NSInternalInconsistencyException",
        "UIAlertController must have a title, a message or an action to display")
      return false
    }
    return style != .none || isReadyAsPopover(controller)
  }

  /// Checks that a popover has a source. The delegate may set it during the call.
  func isReadyAsPopover(_ controller: UIPresentationController) -> Bool {
    guard let popover = controller as? UIPopoverPresentationController else { return true }
    (popover.storedDelegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(popover)
    if !popover.hasSource {
      if let alert = self as? UIAlertController { return alert.mayLackSource(popover) }
      device.misuse(
        "M27", "NSGenericException",
        "UIPopoverPresentationController (\(popover.described)) should have a non-nil sourceView "
          + "or barButtonItem set before the presentation occurs.")
      return false
    }
    return true
  }
}

extension UIAlertController {
  /// Returns true on a phone, and reports misuse elsewhere (M42).
  fileprivate func mayLackSource(_ popover: UIPopoverPresentationController) -> Bool {
    if isActionSheetOnPhone { return true }
    let presenter = popover.presentingViewController
    device.misuse(
      "M42", "NSGenericException",
      "Your application has presented a UIAlertController (\(described)) of style "
        + "UIAlertControllerStyleActionSheet from \(type(of: presenter)) "
        + "(\(presenter.described)). The modalPresentationStyle of a UIAlertController with this "
        + "style is UIModalPresentationPopover. You must provide location information for this "
        + "popover through the alert controller's popoverPresentationController. You must provide "
        + "either a sourceView and sourceRect or a barButtonItem.  If this information is not "
        + "known when you present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
    return false
  }
}
#endif

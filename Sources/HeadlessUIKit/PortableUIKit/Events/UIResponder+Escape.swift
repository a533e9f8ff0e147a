#if !canImport(UIKit)
/// The escape gesture goes up the responder chain until somebody answers it (rules 153–155).
extension UIResponder {
  func passEscapeUp() -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      if let presented = current as? UIViewController, presented.dismissOnEscape() { return true }
      responder = current.next
    }
    return false
  }
}

extension UIViewController {
  /// A sheet or a popover lies around the view controller that it presents, and gives way as it
  /// does to a swipe.
  fileprivate func dismissOnEscape() -> Bool {
    guard presentation.phase == .presented, let gesture = beginDismissalByUser() else {
      return false
    }
    gesture.finish()
    return true
  }
}

extension UINavigationController {
  /// Only where the stack is in front and at rest.
  func popOnEscape() -> Bool {
    guard childList.count > 1, isOnScreen, stackState.isSettled, presentedViewController == nil
    else { return false }
    popViewController(animated: true)
    return true
  }
}
#endif

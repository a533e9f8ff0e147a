#if !canImport(UIKit)
/// Sends the escape gesture up the responder chain until a responder handles it (rules 153–155).
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
  /// Dismisses a sheet or popover at its presented view controller, just as a swipe would.
  fileprivate func dismissOnEscape() -> Bool {
    guard presentation.phase == .presented, let gesture = beginDismissalByUser() else {
      return false
    }
    gesture.finish()
    return true
  }
}

extension UINavigationController {
  /// Pops the top view controller if the stack is in front and at rest.
  func popOnEscape() -> Bool {
    guard childList.count > 1, isOnScreen, stackState.isSettled, presentedViewController == nil
    else { return false }
    popViewController(animated: true)
    return true
  }
}
#endif

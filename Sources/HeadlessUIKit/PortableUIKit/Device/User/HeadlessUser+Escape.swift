#if !canImport(UIKit)
extension HeadlessUser {
  /// Makes the escape gesture of VoiceOver: a “Z” with two fingers (rule 153).
  ///
  /// - Parameter element: What VoiceOver is on: else the first responder, else the screen that is in
  ///   front.
  /// - Returns: Whether anything on the way up the responder chain has answered.
  @discardableResult
  public func performEscape(on element: UIResponder? = nil) -> Bool {
    device.perform {
      let focused = element ?? device.focusedInput ?? device.frontmostScreen
      return focused?.passEscapeUp() ?? false
    }
  }
}

extension HeadlessDevice {
  /// The first responder, where it is in front.
  fileprivate var focusedInput: UIResponder? {
    (firstResponder as? UIView).flatMap { $0.isTouchable ? $0 : nil }
  }

  /// What is on screen in the key window, as deep as it goes.
  fileprivate var frontmostScreen: UIViewController? {
    let windows = application.windows.filter { !$0.isHidden }
    let window = windows.first(where: \.isKeyWindow) ?? windows.last
    return window?.rootViewController?.frontmostScreen
  }
}

extension UIViewController {
  fileprivate var frontmostScreen: UIViewController {
    layerInFront?.frontmostScreen ?? childInFront?.frontmostScreen ?? self
  }

  /// What is presented here, or by what is seen here.
  private var layerInFront: UIViewController? {
    if let presentedLink { return presentedLink }
    return childInFront?.layerInFront
  }

  private var childInFront: UIViewController? {
    var last: UIViewController?
    forEachChildThatAppears { last = $0 }
    return last
  }
}
#endif

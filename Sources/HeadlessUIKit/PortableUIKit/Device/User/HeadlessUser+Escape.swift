#if !canImport(UIKit)
extension HeadlessUser {
  /// Makes VoiceOver's escape gesture: a “Z” with two fingers (rule 153).
  ///
  /// - Parameter element: The element VoiceOver is on. If nil, the first responder, or else the
  ///   screen in front.
  /// - Returns: True if a responder on the way up the responder chain handled the gesture.
  @discardableResult
  public func performEscape(on element: UIResponder? = nil) -> Bool {
    device.perform {
      let focused = element ?? device.focusedInput ?? device.frontmostScreen
      return focused?.passEscapeUp() ?? false
    }
  }
}

extension HeadlessDevice {
  /// The first responder, if the user can touch it.
  fileprivate var focusedInput: UIResponder? {
    (firstResponder as? UIView).flatMap { $0.isTouchable ? $0 : nil }
  }

  /// The deepest view controller on screen in the key window.
  var frontmostScreen: UIViewController? {
    let windows = application.windows.filter { !$0.isHidden }
    let window = windows.first(where: \.isKeyWindow) ?? windows.last
    return window?.rootViewController?.frontmostScreen
  }
}

extension UIViewController {
  fileprivate var frontmostScreen: UIViewController {
    layerInFront?.frontmostScreen ?? childInFront?.frontmostScreen ?? self
  }

  /// The view controller presented from here, or else from a child in front.
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

#if !canImport(UIKit)
extension UIApplication {
  /// Calls a method of the target by its name. Without a target, the first responder and then
  /// everything up the responder chain may take the action.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let object = target.map { $0 as AnyObject } ?? taker(of: action, from: sender)
    guard let object, let method = action.method(of: object) else { return false }
    method(sender)
    return true
  }

  private func taker(of action: Selector, from sender: Any?) -> AnyObject? {
    device.firstResponderForKeys?.target(forAction: action, withSender: sender) as AnyObject?
  }
}
#endif

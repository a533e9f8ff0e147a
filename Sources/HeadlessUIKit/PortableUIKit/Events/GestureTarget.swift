#if !canImport(UIKit)
/// A target of a gesture recognizer, with the name of its method.
@MainActor struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector

  func isSame(as other: GestureTarget) -> Bool {
    object === other.object && action == other.action
  }

  func call(with sender: UIGestureRecognizer) {
    guard let object else { return }
    if let method = action.method(of: object) { return method(sender) }
    guard object is any ActionTarget || object is any _ObjectiveCMethods else { return }
    sender.view?.device.misuse(
      "V25", "NSInvalidArgumentException",
      "-[\(type(of: object)) \(action)]: unrecognized selector sent to instance")
  }
}

/// A gesture recognizer that has to fail first.
struct RequiredGesture {
  weak var recognizer: UIGestureRecognizer?
}
#endif

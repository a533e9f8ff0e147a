#if !canImport(UIKit)
/// What an alert refuses (M74 to M76).
extension UIAlertController {
  func mayAdd(_ action: UIAlertAction) -> Bool {
    guard action.style == .cancel, actions.contains(where: { $0.style == .cancel }) else {
      return true
    }
    device.misuse(
      "M74", "NSInternalInconsistencyException",
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    return false
  }

  var mayAddTextField: Bool {
    guard preferredStyle != .alert else { return true }
    device.misuse(
      "M75", "NSInternalInconsistencyException",
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    return false
  }

  func refuseAsPreferred(_ action: UIAlertAction) {
    device.misuse(
      "M76", "NSInternalInconsistencyException",
      "The preferred action \(action) isn't one of the alert controller's actions.")
  }
}
#endif

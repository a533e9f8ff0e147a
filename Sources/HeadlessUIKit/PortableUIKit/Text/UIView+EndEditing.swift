#if !canImport(UIKit)
extension UIView {
  /// Makes the view, or the subview that's being edited, resign first responder.
  ///
  /// - Returns: True if no editing continues in the view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let editor = device.firstResponder as? UIView, editor.isDescendant(of: self) else {
      return true
    }
    return editor.resignFirstResponder()
  }
}
#endif

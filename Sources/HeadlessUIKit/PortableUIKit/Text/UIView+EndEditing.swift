#if !canImport(UIKit)
extension UIView {
  /// Makes the view, or the subview that's being edited, resign first responder.
  ///
  /// - Parameter force: Whether editing ends even if the delegate wants it to go on.
  /// - Returns: True if no editing continues in the view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let editor = device.firstResponder as? UIView, editor.isDescendant(of: self) else {
      return true
    }
    return force ? editor.resignByForce() : editor.resignFirstResponder()
  }
}
#endif

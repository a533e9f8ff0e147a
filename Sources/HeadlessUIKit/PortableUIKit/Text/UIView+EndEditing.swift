#if !canImport(UIKit)
extension UIView {
  /// Has the text that is edited in this view resign.
  ///
  /// - Returns: Whether nothing in the view is edited any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let editor = device.firstResponder as? UIView, editor.isDescendant(of: self) else {
      return true
    }
    return editor.resignFirstResponder()
  }
}
#endif

#if !canImport(UIKit)
extension UITextField {
  /// Handles a typed character.
  func receive(_ character: Character) {
    guard isEditing else { return }
    guard !character.isNewline else { return receiveReturn() }
    replace(NSRange(location: length, length: 0), with: String(character))
  }

  func receiveDelete() {
    guard isEditing, let last = text?.last else { return }
    let size = String(last).utf16.count
    replace(NSRange(location: length - size, length: size), with: "")
  }

  func receiveClear() {
    guard isEnabled, clearButtonMode != .never, hasText else { return }
    guard storedDelegate?.textFieldShouldClear(self) ?? true else { return }
    change { $0 = "" }
  }

  /// Handles the return key if the delegate agrees. Editing ends if an action waits for that event.
  func receiveReturn() {
    guard storedDelegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  private var length: Int { (text ?? "").utf16.count }

  private func replace(_ range: NSRange, with string: String) {
    let allowed =
      storedDelegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string)
      ?? true
    guard allowed else { return }
    change { text in
      guard let range = Range(range, in: text) else { return }
      text.replaceSubrange(range, with: string)
    }
  }
}
#endif

#if !canImport(UIKit)
extension HeadlessUser {
  /// Presses the keys of a command on a hardware keyboard (rule V28).
  ///
  /// - Returns: True if a responder up the responder chain has that command and takes its action.
  @discardableResult
  public func press(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
    device.perform {
      let command = device.keyCommands.first {
        $0.input == input && $0.modifierFlags == modifierFlags
      }
      guard let command else { return false }
      return device.application.sendAction(command.action, to: nil, from: command, for: nil)
    }
  }
}

extension HeadlessDevice {
  /// The key commands that the user can press now.
  var keyCommands: [UIKeyCommand] { firstResponderForKeys?.keyCommandsInReach ?? [] }

  /// The responder that key presses and actions without a target begin at: the first responder, or
  /// else the screen in front.
  var firstResponderForKeys: UIResponder? { firstResponder ?? frontmostScreen }
}
#endif

#if !canImport(UIKit)
extension UIResponder {
  /// The key commands from here up the responder chain that the user can press: of those with the
  /// same keys, the first (rule V28).
  var keyCommandsInReach: [UIKeyCommand] {
    var found: [UIKeyCommand] = []
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? []
      where !found.contains(where: command.hasKeys(of:)) { found.append(command) }
      responder = current.next
    }
    return found.filter { command in
      command.attributes.isDisjoint(with: [.disabled, .hidden])
        && target(forAction: command.action, withSender: command) != nil
    }
  }
}

extension UIKeyCommand {
  fileprivate func hasKeys(of other: UIKeyCommand) -> Bool {
    input == other.input && modifierFlags == other.modifierFlags
  }
}
#endif

import StepRouterVerify

/// The task that the program's arguments name.
package enum Invocation: Hashable, Sendable {
  /// Run the shop, with the introduction from a file if there is one.
  case shop(flow: String?)
  /// Run the tool that tests the shop's navigation.
  case proof([String])
  /// Fold the phone in the middle of the shop's navigations.
  case fold
  case help

  /// Parses the arguments after the program's name.
  package init(_ arguments: some Sequence<String>) throws(Problem) {
    let arguments = Array(arguments)
    var options = OptionReader(arguments, of: Usage.program)
    if options.asksForHelp {
      self = .help
    } else if let command = arguments.first, VerifyTool.commands.contains(command) {
      self = .proof(arguments)
    } else if arguments == ["fold"] {
      self = .fold
    } else {
      self = .shop(flow: try Self.flow(in: &options))
    }
  }

  private static func flow(in options: inout OptionReader) throws(Problem) -> String? {
    var file: String?
    while let option = try options.next() {
      guard option == "--flow" else { throw options.unknown(option) }
      file = try options.value(of: option)
    }
    return file
  }
}

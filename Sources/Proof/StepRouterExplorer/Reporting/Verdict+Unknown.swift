extension Verdict {
  init(unknown name: String, among names: [String]) {
    note(.notReplayed, .noDestination(name, among: names))
  }

  init(unknown link: String, amongLinks links: [String]) {
    note(
      .notReplayed,
      "There is no link “\(link)”"
        + (links.isEmpty ? ": the app declares none." : ", but \(links.listed)."))
  }
}

extension String {
  /// Returns the message for a test that asks for a destination the app doesn't declare.
  static func noDestination(_ name: String, among names: [String]) -> String {
    "There is no destination “\(name)”"
      + (names.isEmpty ? ": the app declares none." : ", but \(names.listed).")
  }
}

extension [String] {
  /// The names in quotation marks, separated by commas.
  var listed: String { map { "“\($0)”" }.joined(separator: ", ") }
}

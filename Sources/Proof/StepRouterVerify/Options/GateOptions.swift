import StepRouterExplorer

/// The options about faults: which of them fail, which files describe them, and how often to repeat
/// them.
package struct GateOptions: Hashable, Sendable {
  /// The file to write a comment for a pull request to, if any.
  package private(set) var summary: String?
  /// The file to write JUnit's XML to, if any.
  package private(set) var junit: String?
  /// The file to write SARIF to, if any.
  package private(set) var sarif: String?
  /// Whether to print GitHub's annotations.
  package private(set) var annotates = false
  /// The list of accepted faults, if any.
  package private(set) var accepted: String?
  /// Whether only new faults fail: those that the earlier exploration doesn't have.
  package private(set) var onlyNewCount = false
  /// How often to repeat each fault.
  package private(set) var repeats = 0
  /// The beginning of the source files' addresses, if the report links to them.
  package private(set) var sourceURL: String?
  /// The code of the fault to replay instead of exploring, if any.
  package private(set) var replay: String?

  /// The files to write.
  var files: [String] { [summary, junit, sarif].compactMap { $0 } }

  /// Reads an option's value if the option is one of these; otherwise returns false.
  mutating func read(_ option: String, _ options: inout OptionReader) throws(Problem) -> Bool {
    switch option {
    case "--summary": summary = try options.value(of: option)
    case "--junit": junit = try options.value(of: option)
    case "--sarif": sarif = try options.value(of: option)
    case "--annotations": annotates = true
    case "--accepted": accepted = try options.value(of: option)
    case "--new-faults-only": onlyNewCount = true
    case "--repeat": repeats = try options.number(of: option, in: 1...1_000)
    case "--source-url": sourceURL = try options.address(of: option)
    case "--replay": replay = try options.value(of: option)
    default: return false
    }
    return true
  }

  /// Throws if an option needs the record of an earlier exploration and there's none.
  func check(since: String?) throws(Problem) {
    if onlyNewCount, since == nil {
      throw Problem("“--new-faults-only” compares with the file of “--since”: give that, too.")
    }
    if replay != nil, since == nil {
      throw Problem("“--replay” takes the fault from the file of “--since”: give that, too.")
    }
  }

  /// Reads the list of accepted faults.
  func acceptedFaults() throws(Problem) -> AcceptedFaults {
    guard let accepted else { return AcceptedFaults() }
    let text = String(decoding: try SmallFile.contents(of: accepted), as: UTF8.self)
    do throws(AcceptedFaultsError) { return try AcceptedFaults(text) } catch {
      throw Problem("\(accepted.quoted): \(error.description)")
    }
  }
}

extension OptionReader {
  /// Consumes an address on the web or in the file system, and adds a slash if it doesn't end with
  /// one.
  fileprivate mutating func address(of option: String) throws(Problem) -> String {
    let text = try value(of: option)
    let starts = ["https://", "http://", "file://", "/", "./", "../"]
    guard starts.contains(where: text.hasPrefix) else {
      throw Problem(
        "\(option.quoted) takes the address or the folder of the sources, such as "
          + "https://github.com/me/app/blob/main/, but was given \(text.quoted).")
    }
    return text.hasSuffix("/") ? text : text + "/"
  }
}

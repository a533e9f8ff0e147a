/// Reads options with their values, one after the other.
struct OptionReader {
  private var rest: ArraySlice<String>
  private var seen: Set<String> = []

  init(_ arguments: some Sequence<String>) { rest = Array(arguments)[...] }

  /// Whether help is asked for, wherever that stands.
  var asksForHelp: Bool { rest.contains { $0 == "--help" || $0 == "-h" } }

  /// Takes a word if it comes next.
  mutating func take(_ word: String) -> Bool {
    guard rest.first == word else { return false }
    rest.removeFirst()
    return true
  }

  /// The next option, which must not have been given before; nil at the end.
  mutating func next() throws(Problem) -> String? {
    guard let option = rest.popFirst() else { return nil }
    guard seen.insert(option).inserted else {
      throw Problem("\(option.quoted) is given twice; give it once.")
    }
    return option
  }

  /// What stands behind an option. Another option is no value.
  mutating func value(of option: String) throws(Problem) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw Problem("\(option.quoted) needs a value; “ExampleApp --help” lists the options.")
    }
    return value
  }

  /// A whole number behind an option.
  mutating func number(of option: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
    let text = try value(of: option)
    guard let number = Int(text), range.contains(number) else {
      throw Problem(
        "\(option.quoted) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "but was given \(text.quoted).")
    }
    return number
  }

  func unknown(_ option: String) -> Problem {
    Problem("There is no option \(option.quoted); “ExampleApp --help” lists the options.")
  }
}

/// Reads options with their values, one after the other.
package struct OptionReader {
  private let program: String
  private var rest: ArraySlice<String>
  private var seen: Set<String> = []
  /// What stood behind an option and “=”, as long as nobody has asked for it.
  private var attached: (option: String, value: String)?

  /// - Parameter program: How the program is called, which is asked for help.
  package init(_ arguments: some Sequence<String>, of program: String) {
    rest = Array(arguments)[...]
    self.program = program
  }

  /// Whether help is asked for, wherever that stands.
  package var asksForHelp: Bool { rest.contains { $0 == "--help" || $0 == "-h" } }

  /// Takes a word if it comes next.
  package mutating func take(_ word: String) -> Bool {
    guard rest.first == word else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a file's name if that comes next; nil at an option, or at the end.
  package mutating func file() -> String? {
    guard let word = rest.first, !word.hasPrefix("--") else { return nil }
    return rest.removeFirst()
  }

  /// The next option, which must not have been given before; nil at the end. `--depth=1` is
  /// `--depth 1`.
  package mutating func next() throws(Problem) -> String? {
    if let attached { throw Problem("\(attached.option.quoted) takes no value.") }
    guard var option = rest.popFirst() else { return nil }
    if option.hasPrefix("--"), let equals = option.firstIndex(of: "=") {
      let value = String(option[option.index(after: equals)...])
      option = String(option[..<equals])
      attached = (option, value)
    }
    guard seen.insert(option).inserted else {
      throw Problem("\(option.quoted) is given twice; give it once.")
    }
    return option
  }

  /// What stands behind an option. Another option is no value.
  package mutating func value(of option: String) throws(Problem) -> String {
    if let attached {
      self.attached = nil
      return attached.value
    }
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw Problem("\(option.quoted) needs a value; “\(program) --help” lists the options.")
    }
    return value
  }

  /// A whole number behind an option.
  package mutating func number(of option: String, in range: ClosedRange<Int>) throws(Problem) -> Int
  {
    let text = try value(of: option)
    guard let number = Int(text), range.contains(number) else {
      throw Problem(
        "\(option.quoted) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "but was given \(text.quoted).")
    }
    return number
  }

  package func unknown(_ option: String) -> Problem {
    Problem("There is no option \(option.quoted); “\(program) --help” lists the options.")
  }
}

import StepRouterExplorer

/// Reads command-line options and their values, one after another.
package struct OptionReader {
  private let program: String
  private var rest: ArraySlice<String>
  private var seen: Set<String> = []
  /// The value after an option and “=”, until the caller reads it.
  private var attached: (option: String, value: String)?

  /// - Parameter program: The program's name, for messages that point to its help.
  package init(_ arguments: some Sequence<String>, of program: String) {
    rest = Array(arguments)[...]
    self.program = program
  }

  /// Whether the remaining arguments ask for help, in any position.
  package var asksForHelp: Bool { rest.contains { $0 == "--help" || $0 == "-h" } }

  /// Consumes a word if it comes next; otherwise returns false.
  package mutating func take(_ word: String) -> Bool {
    guard rest.first == word else { return false }
    rest.removeFirst()
    return true
  }

  /// Consumes a file's name if it comes next; returns nil before an option and at the end.
  package mutating func file() -> String? {
    guard let word = rest.first, !word.hasPrefix("--") else { return nil }
    return rest.removeFirst()
  }

  /// Consumes the next option; returns nil at the end. Throws if the option repeats, or if the
  /// previous one got a value that it doesn't take. `--depth=1` is the same as `--depth 1`.
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

  /// Consumes the value after an option; throws if there is none, or if another option follows.
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

  /// Consumes the whole number after an option; throws if it isn't in the range.
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

/// What `verify` is asked for on the command line.
package struct VerifyOptions: Hashable, Sendable {
  /// How many moves the user makes at most.
  package private(set) var depth = 5
  /// How many states are enough.
  package private(set) var states = 1_000
  /// In how many of them something else goes on meanwhile.
  package private(set) var interleavedStates = 0
  /// Where everything that was found is written.
  package private(set) var file: String?

  package static let usage =
    "ExampleApp verify [--depth n] [--states n] [--interleavings] [--json file]"

  private static let interleaved = 200

  /// Reads what stands behind `verify`.
  package init(_ arguments: some Sequence<String>) throws(Problem) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--depth": depth = try Self.number(rest.popFirst(), for: option)
      case "--states": states = try Self.number(rest.popFirst(), for: option)
      case "--interleavings": interleavedStates = Self.interleaved
      case "--json": file = try Self.value(rest.popFirst(), for: option)
      default: throw Problem("There is no option “\(option)”: write “\(Self.usage)”.")
      }
    }
  }

  private static func value(_ text: String?, for option: String) throws(Problem) -> String {
    guard let text else { throw Problem("“\(option)” lacks a value: write “\(usage)”.") }
    return text
  }

  private static func number(_ text: String?, for option: String) throws(Problem) -> Int {
    let text = try value(text, for: option)
    guard let number = Int(text), number >= 0 else {
      throw Problem("“\(option)” takes a whole number, but was given “\(text)”.")
    }
    return number
  }
}

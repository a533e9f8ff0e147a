/// What `verify` is asked for on the command line.
package struct VerifyOptions: Hashable, Sendable {
  /// How many moves the user makes at most.
  package private(set) var depth = 2
  /// How many states are enough.
  package private(set) var states = 1_000
  /// In how many of them something else goes on meanwhile.
  package private(set) var interleavedStates = 0
  /// How many windows the user opens at most.
  package private(set) var windows = 2
  /// Where everything that was found is written.
  package private(set) var file: String?

  private static let interleaved = 200

  init() {}

  /// Reads what stands behind `verify`.
  init(_ options: inout OptionReader) throws(Problem) {
    while let option = try options.next() {
      switch option {
      case "--depth": depth = try options.number(of: option, in: 0...1_000)
      case "--states": states = try options.number(of: option, in: 1...1_000_000)
      case "--windows": windows = try options.number(of: option, in: 1...3)
      case "--interleavings": interleavedStates = Self.interleaved
      case "--json": file = try options.value(of: option)
      default: throw options.unknown(option)
      }
    }
  }

  /// Reads what stands behind `verify`.
  package init(_ arguments: some Sequence<String>) throws(Problem) {
    var options = OptionReader(arguments)
    try self.init(&options)
  }
}

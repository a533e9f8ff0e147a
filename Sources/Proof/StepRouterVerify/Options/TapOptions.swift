import StepRouterExplorer

/// The command-line options of `taps`.
struct TapOptions {
  /// The file with the baseline.
  let path: String
  /// Whether to rewrite the baseline.
  let writes: Bool
  /// The maximum number of moves, if given; otherwise the baseline's own applies.
  let depth: Int?
  /// The maximum number of states, if given; otherwise the baseline's own applies.
  let states: Int?
  let limits: WorkLimits

  init(_ options: inout OptionReader) throws(Problem) {
    var (path, writes) = (options.file(), false)
    var depth: Int?
    var states: Int?
    var limits = WorkLimits()
    while let option = try options.next() {
      switch option {
      case "--write":
        writes = true
        path = path ?? options.file()
      case "--depth": depth = try options.number(of: option, in: 0...1_000)
      case "--states": states = try options.number(of: option, in: 1...10_000_000)
      default: guard try limits.read(option, &options) else { throw options.unknown(option) }
      }
    }
    guard let path else {
      throw Problem("“taps” takes the file with the baseline, such as taps.txt.")
    }
    guard writes || (depth == nil && states == nil) else {
      throw Problem(
        "The baseline says how far to go: give “--depth” and “--states” with “--write”.")
    }
    (self.path, self.writes, self.limits) = (path, writes, limits)
    (self.depth, self.states) = (depth, states)
  }
}

/// The limits of time and memory.
package struct WorkLimits: Hashable, Sendable {
  /// The number of seconds within which a process must make progress.
  package var seconds = 60
  /// The number of megabytes that a process may take.
  package var megabytes = 2_000
  /// The number of seconds that the whole command may take; nil if there's no limit.
  package var totalSeconds: Int?

  /// The option that sets the seconds.
  static let timeout = "--timeout"

  package init() {}

  /// The options for a worker process with the same limits.
  var ofWorker: [String] { [Self.timeout, "\(seconds)", "--memory", "\(megabytes)"] }
}

extension WorkLimits {
  /// Reads the value of an option that sets a limit; returns false for other options.
  mutating func read(_ option: String, _ options: inout OptionReader) throws(Problem) -> Bool {
    switch option {
    case Self.timeout: seconds = try options.number(of: option, in: 1...86_400)
    case "--total-timeout": totalSeconds = try options.number(of: option, in: 1...8_640_000)
    case "--memory": megabytes = try options.number(of: option, in: 64...1_000_000)
    default: return false
    }
    return true
  }
}

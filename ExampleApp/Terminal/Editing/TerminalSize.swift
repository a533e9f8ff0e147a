import PortableUIKit
import StepRouterVerify

/// How wide the terminal is.
package enum TerminalSize {
  /// How many columns standard output has; nil where it is no terminal.
  package static var columns: Int? {
    guard StandardStreams.isTerminal(STDOUT_FILENO) else { return nil }
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return columns(in: ProcessInfo.processInfo.environment)
  }

  /// Whether the terminal says of itself that its cursor cannot be moved.
  static var isDumb: Bool {
    ["dumb", "", nil].contains(ProcessInfo.processInfo.environment["TERM"])
  }

  /// What `COLUMNS` says; nil where that is no width.
  package static func columns(in environment: [String: String]) -> Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

import PortableUIKit
import StepRouterVerify

/// The width of the terminal.
package enum TerminalSize {
  /// The number of columns of standard output; nil if it isn't a terminal.
  package static var columns: Int? {
    guard StandardStreams.isTerminal(STDOUT_FILENO) else { return nil }
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return columns(in: ProcessInfo.processInfo.environment)
  }

  /// Whether `TERM` is missing or names a terminal that can't move its cursor.
  static var isDumb: Bool {
    ["dumb", "", nil].contains(ProcessInfo.processInfo.environment["TERM"])
  }

  /// Returns the number of columns in `COLUMNS`; nil if it isn't valid.
  package static func columns(in environment: [String: String]) -> Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

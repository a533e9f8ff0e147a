import PortableUIKit

/// Filters the standard error of a worker's process: keeps Swift's message about a crash, and drops
/// the backtrace that follows.
package final class CrashLog: @unchecked Sendable {
  private static let longest = 300

  private let lock = NSLock()
  // Use these only while holding the lock.
  private var rest = Data()
  private var found: String?
  private var isBacktrace = false

  package init() {}

  /// Swift's message about the crash; nil if there's none.
  package var message: String? { lock.withLock { found } }

  /// Adds output of the process, and returns the lines to pass on.
  package func add(_ data: Data) -> Data {
    lock.withLock {
      rest += data
      var lines = Data()
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        lines += passedOn(Data(rest[...end]))
        rest = Data(rest[(end + 1)...])
      }
      return lines
    }
  }

  /// Returns the last line, which has no line break, or nothing if it shouldn't be passed on.
  package func end() -> Data {
    lock.withLock {
      defer { rest = Data() }
      return rest.isEmpty ? rest : passedOn(rest)
    }
  }

  private func passedOn(_ line: Data) -> Data {
    if isBacktrace { return Data() }
    let text = String(decoding: line, as: UTF8.self)
    if text.contains("Fatal error: ") {
      found = text.trimmingCharacters(in: .whitespacesAndNewlines).shown(upTo: Self.longest)
    } else if !text.hasPrefix("*** ") && !text.contains("Program crashed: ") {
      return line
    }
    isBacktrace = true
    return Data()
  }
}

import PortableUIKit
import StepRouterVerify

/// Reads lines from a file descriptor. It stores only as much of a line as a command may have.
package final class LineReader {
  private let descriptor: Int32
  private let limit: Int
  private var buffer: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// Creates a reader that returns the first `limit` bytes of each line and drops the rest.
  package init(_ descriptor: Int32, limit: Int = Command.longest + 1) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Returns the next line without its line break, with invalid UTF-8 replaced; nil at the end.
  package func next() throws(Problem) -> String? {
    var line: [UInt8] = []
    while true {
      if buffer.isEmpty, !isAtEnd { try fill() }
      if buffer.isEmpty { return line.isEmpty ? nil : text(of: line) }
      let end = buffer.firstIndex(of: UInt8(ascii: "\n"))
      line += buffer[..<(end ?? buffer.endIndex)].prefix(limit - line.count)
      buffer = buffer[(end.map { $0 + 1 } ?? buffer.endIndex)...]
      if end != nil { return text(of: line) }
    }
  }

  private func fill() throws(Problem) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var count = read(descriptor, &bytes, bytes.count)
    while count < 0, errno == EINTR { count = read(descriptor, &bytes, bytes.count) }
    guard count >= 0 else {
      isAtEnd = true
      throw Problem("Standard input cannot be read: \(systemError(errno)).")
    }
    isAtEnd = count == 0
    buffer = bytes.prefix(count)
  }

  /// Returns the line as text. A line from another system may also end with a carriage return.
  private func text(of line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }
}

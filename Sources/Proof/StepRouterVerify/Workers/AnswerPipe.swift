import PortableUIKit

/// The pipe for a worker's lines. Several threads write to it.
final class AnswerPipe: @unchecked Sendable {
  private let lock = NSLock()
  private let pipe: FileHandle

  init(_ pipe: FileHandle) { self.pipe = pipe }

  /// Writes a line as a whole.
  func write(_ message: some Encodable) throws {
    let line = try WorkerMessage.line(message)
    try lock.withLock { try pipe.write(contentsOf: line) }
  }
}

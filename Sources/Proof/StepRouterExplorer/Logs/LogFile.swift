import PortableUIKit

/// A file that grows line by line.
@MainActor
final class LogFile {
  let url: URL
  private var handle: FileHandle

  /// Creates the file, or overwrites it.
  init(at url: URL, _ data: Data) throws(EventLogError) {
    self.url = url
    do {
      try data.write(to: url, options: .atomic)
      handle = try Self.open(url)
    } catch {
      throw .notWritable(url.path, reason(of: error))
    }
  }

  func append(_ data: Data) throws { try handle.write(contentsOf: data) }

  func replace(with data: Data) throws {
    try handle.close()
    try data.write(to: url, options: .atomic)
    handle = try Self.open(url)
  }

  private static func open(_ url: URL) throws -> FileHandle {
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    return handle
  }
}

import PortableUIKit

/// The lines of a file, read one after another: memory holds one piece of it.
struct LineFile {
  private static let piece = 1 << 16

  private let handle: FileHandle
  private let name: String
  private var rest = Data()
  private var isAtEnd = false

  init(_ url: URL) throws(ExplorationFileError) {
    name = url.lastPathComponent
    do { handle = try FileHandle(forReadingFrom: url) } catch {
      throw .unreadable(file: name, reason: reason(of: error))
    }
  }

  /// A line without its break, and where it ends in the file; nil at the end. Of a line that was cut
  /// off, without a break at its end, nothing is told.
  mutating func next() throws(ExplorationFileError) -> Data? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
      }
      guard !isAtEnd else { return nil }
      do {
        let more = try handle.read(upToCount: Self.piece) ?? Data()
        isAtEnd = more.isEmpty
        rest = Data(rest) + more
      } catch { throw .unreadable(file: name, reason: reason(of: error)) }
    }
  }
}

/// Why the system refuses, in its words.
func reason(of error: any Error) -> String {
  let error = error as NSError
  let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
  guard underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
  return String(cString: strerror(Int32(underlying.code)))
}

import PortableUIKit

/// Reads a file line by line, keeping one chunk of it in memory.
struct LineFile {
  private static let piece = 1 << 16
  /// The longest line accepted, far longer than any recorded line.
  private static let longest = 1 << 26

  private let handle: FileHandle
  private let name: String
  private var rest = Data()
  /// The number of bytes of the rest already searched for a line break.
  private var searched = 0
  private var hasReadAll = false

  init(_ url: URL) throws(ExplorationFileError) {
    name = url.lastPathComponent
    // A pipe without a writer would block this process.
    try RegularFile.check(url)
    do { handle = try FileHandle(forReadingFrom: url) } catch {
      throw .unreadable(file: name, reason: reason(of: error))
    }
  }

  /// Returns the next line without its line break; nil at the end. Ignores a last line without a
  /// line break, which was cut off.
  mutating func next() throws(ExplorationFileError) -> Data? {
    while true {
      if let end = nextBreak {
        searched = 0
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
      }
      guard !hasReadAll else { return nil }
      searched = rest.count
      guard searched <= Self.longest else {
        throw .unreadable(
          file: name, reason: "it has a line of more than 64 MB; give a file that was recorded")
      }
      try readOn()
    }
  }

  /// Returns true if nothing follows, not even a piece of a line.
  mutating func isAtEnd() throws(ExplorationFileError) -> Bool {
    while rest.isEmpty, !hasReadAll { try readOn() }
    return rest.isEmpty
  }

  private mutating func readOn() throws(ExplorationFileError) {
    do {
      let more = try handle.read(upToCount: Self.piece) ?? Data()
      hasReadAll = more.isEmpty
      if rest.startIndex > 0 { rest = Data(rest) }
      rest.append(more)
    } catch { throw .unreadable(file: name, reason: reason(of: error)) }
  }

  private var nextBreak: Data.Index? {
    rest.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, searched < bytes.count,
        let found = memchr(base + searched, Int32(UInt8(ascii: "\n")), bytes.count - searched)
      else { return nil }
      return rest.startIndex + (UnsafeRawPointer(found) - base)
    }
  }
}

/// Returns the system's reason for an error, in words.
func reason(of error: any Error) -> String {
  let error = error as NSError
  // The underlying error isn't always an `NSError`.
  let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error
  let underlying = inner.map { $0 as NSError } ?? error
  guard underlying.domain == NSPOSIXErrorDomain else {
    // The caller ends the sentence.
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
  return String(cString: strerror(Int32(underlying.code)))
}

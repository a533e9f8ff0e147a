import PortableUIKit

/// The lines of a file, read one after another: memory holds one piece of it.
struct LineFile {
  private static let piece = 1 << 16
  /// Much more than any line that was recorded has.
  private static let longest = 1 << 26

  private let handle: FileHandle
  private let name: String
  private var rest = Data()
  /// How much of the rest has no line break.
  private var searched = 0
  private var hasReadAll = false

  init(_ url: URL) throws(ExplorationFileError) {
    name = url.lastPathComponent
    // A pipe that nobody writes would be waited for.
    try RegularFile.check(url)
    do { handle = try FileHandle(forReadingFrom: url) } catch {
      throw .unreadable(file: name, reason: reason(of: error))
    }
  }

  /// A line without its break, and where it ends in the file; nil at the end. Of a line that was cut
  /// off, without a break at its end, nothing is told.
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

  /// Whether nothing follows, not even a piece of a line.
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

/// Why the system refuses, in its words.
func reason(of error: any Error) -> String {
  let error = error as NSError
  // Foundation has other errors than `NSError` there as well.
  let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error
  let underlying = inner.map { $0 as NSError } ?? error
  guard underlying.domain == NSPOSIXErrorDomain else {
    // Whoever asks ends the sentence.
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
  return String(cString: strerror(Int32(underlying.code)))
}

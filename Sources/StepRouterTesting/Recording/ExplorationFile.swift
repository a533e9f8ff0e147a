import PortableUIKit

/// The file of an exploration: written while it goes on, so that nothing is lost when it is killed.
///
/// ```swift
/// let exploration = try ExplorationFile.read(URL(fileURLWithPath: "shop.jsonl"))
/// print(exploration)
/// ```
///
/// Each line is JSON: a header, what has come of each phase in each state, an end. The format is
/// described in `Docs/Verifying.md`.
@MainActor
public final class ExplorationFile {
  private let handle: FileHandle
  private let name: String

  /// Begins a file; one that is there is replaced.
  package init(
    creating url: URL, _ header: ExplorationHeader
  ) throws(ExplorationFileError) {
    name = url.lastPathComponent
    handle = try Self.taken(url, O_CREAT)
    try begin(header)
  }

  private init(handle: FileHandle, name: String) {
    self.handle = handle
    self.name = name
  }

  /// Goes on with a file that was interrupted, and tells an expedition what is in it. A line that was
  /// cut off is dropped; where that is the header, the file is begun.
  package static func resume(
    _ url: URL, as header: ExplorationHeader, _ expedition: inout Expedition
  ) throws(ExplorationFileError) -> ExplorationFile {
    let file = ExplorationFile(handle: try taken(url, 0), name: url.lastPathComponent)
    if try file.holdsNothing(of: header) {
      try file.begin(header)
      return file
    }
    var reader = try ExplorationReader(url)
    if let difference = reader.header.difference(from: header) {
      throw .mixed(file: reader.name, other: "this program", difference: difference)
    }
    while let record = try reader.next() { expedition.restore(record) }
    if reader.end != nil { throw .complete(file: reader.name) }
    try file.cutOff(at: reader.length)
    return file
  }

  /// Opens a file, and takes it for this process alone as long as it is open.
  private static func taken(
    _ url: URL, _ further: Int32
  ) throws(ExplorationFileError) -> FileHandle {
    let name = url.lastPathComponent
    // A worker that inherits it would keep it from whoever goes on when this process has ended.
    let descriptor = open(url.path, O_RDWR | O_CLOEXEC | further, 0o666)
    guard descriptor >= 0 else {
      throw .unreadable(file: name, reason: String(cString: strerror(errno)))
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Some file systems have no locks: then nobody is kept away.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw .inUse(file: name)
    }
    return handle
  }

  /// Whether there is nothing in it, or a piece of its header: nothing was recorded.
  private func holdsNothing(of header: ExplorationHeader) throws(ExplorationFileError) -> Bool {
    do {
      let line = try ExplorationLine.data(ExplorationLine(exploration: header))
      let beginning = try handle.read(upToCount: line.count) ?? Data()
      return beginning.count < line.count && line.starts(with: beginning)
    } catch { throw .unreadable(file: name, reason: reason(of: error)) }
  }

  private func begin(_ header: ExplorationHeader) throws(ExplorationFileError) {
    try cutOff(at: 0)
    try write(ExplorationLine(exploration: header))
  }

  private func cutOff(at length: Int) throws(ExplorationFileError) {
    do {
      try handle.truncate(atOffset: UInt64(length))
      try handle.seekToEnd()
    } catch { throw .unreadable(file: name, reason: reason(of: error)) }
  }

  package func write(_ record: ExplorationRecord) throws(ExplorationFileError) {
    try write(ExplorationLine(done: record))
  }

  package func end(_ exploration: Exploration) throws(ExplorationFileError) {
    try write(ExplorationLine(end: ExplorationEnd(of: exploration)))
  }

  private func write(_ line: ExplorationLine) throws(ExplorationFileError) {
    do { try handle.write(contentsOf: ExplorationLine.data(line)) } catch {
      throw .unreadable(file: name, reason: reason(of: error))
    }
  }
}

extension ExplorationFile {
  /// Reads a file to its end, or to where it was cut off.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - keepsEverything: Whether ``Exploration/trials`` are to hold more than the faults.
  public nonisolated static func read(
    _ url: URL, keepsEverything: Bool = true
  ) throws(ExplorationFileError) -> Exploration {
    var reader = try ExplorationReader(url)
    var expedition = Expedition(
      reader.header.scope, of: reader.header.outline, shard: reader.header.shard,
      keeping: keepsEverything ? .everything : .faults)
    while let record = try reader.next() { expedition.restore(record) }
    return expedition.exploration
  }
}

extension ExplorationFile {
  /// How many windows the user opened at most in what a file tells; nil where it does not say.
  package nonisolated static func windows(in url: URL) throws(ExplorationFileError) -> Int? {
    try ExplorationReader(url).header.windows
  }
}

extension ExplorationHeader {
  /// What differs, in a word; nil if both belong to one exploration. The shard does not count.
  func difference(from other: Self) -> String? {
    if build != other.build { return "the build" }
    if scope != other.scope { return "how far is explored" }
    if windows != other.windows { return "the number of windows" }
    if outline != other.outline { return "the list of destinations" }
    return nil
  }
}

import PortableUIKit

/// A file that records an exploration while it runs, so that killing the process loses nothing.
///
/// ```swift
/// let exploration = try ExplorationFile.read(URL(fileURLWithPath: "shop.jsonl"))
/// print(exploration)
/// ```
///
/// Each line is JSON: first a header, then a record for each state in each phase, finally an end.
/// Each line also carries a checksum of everything up to it.
/// `Docs/Proof/ExplorerReference.md` describes the format.
@MainActor
public final class ExplorationFile {
  private let handle: FileHandle
  private let name: String
  /// The checksum of the lines in the file.
  private var sum = LineSum()
  private var trialCount = 0
  private var faultCount = 0

  /// Creates a file, replacing an existing one. If the header can't be written, it deletes the file
  /// again.
  package init(
    creating url: URL, _ header: ExplorationHeader
  ) throws(ExplorationFileError) {
    name = url.lastPathComponent
    handle = try Self.taken(url, O_CREAT)
    do throws(ExplorationFileError) { try begin(header) } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  private init(handle: FileHandle, name: String) {
    self.handle = handle
    self.name = name
  }

  /// Continues an interrupted file, and restores its records into an expedition. Drops a last line
  /// that was cut off; if that is the header, it starts the file over.
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
    try expedition.restore(&reader)
    if reader.end != nil { throw .complete(file: reader.name) }
    try file.cutOff(at: reader.length)
    file.sum = reader.sum
    file.trialCount = reader.trialCount
    file.faultCount = reader.faultCount
    return file
  }

  /// Opens a file and locks it for this process for as long as it stays open.
  private static func taken(
    _ url: URL, _ further: Int32
  ) throws(ExplorationFileError) -> FileHandle {
    let name = url.lastPathComponent
    try RegularFile.check(url)
    // A worker that inherited the descriptor would hold the lock even after this process has ended.
    let descriptor = open(url.path, O_RDWR | O_CLOEXEC | further, 0o666)
    guard descriptor >= 0 else {
      throw .unreadable(file: name, reason: String(cString: strerror(errno)))
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // On a file system without locks, the file stays unlocked.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw .inUse(file: name)
    }
    return handle
  }

  /// Whether the file is empty or has only a piece of the header, so that nothing was recorded.
  private func holdsNothing(of header: ExplorationHeader) throws(ExplorationFileError) -> Bool {
    do {
      var sum = LineSum()
      let line = try ExplorationLine.data(ExplorationLine(exploration: header), after: &sum)
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
    trialCount += record.trialCount
    faultCount += record.faultCount
  }

  package func end(_ exploration: Exploration) throws(ExplorationFileError) {
    let end = ExplorationEnd(
      states: exploration.states.count, trials: trialCount, faults: faultCount)
    try write(ExplorationLine(end: end))
  }

  private func write(_ line: ExplorationLine) throws(ExplorationFileError) {
    do {
      try handle.write(contentsOf: try ExplorationLine.data(line, after: &sum))
    } catch {
      throw .unreadable(file: name, reason: reason(of: error))
    }
  }
}

extension ExplorationFile {
  /// Reads a file to its end, or to where it was cut off. Throws if a line doesn't follow from the
  /// lines before it.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - keepsEverything: Pass `false` to keep only the trials with faults in
  ///     ``Exploration/trials``.
  public nonisolated static func read(
    _ url: URL, keepsEverything: Bool = true
  ) throws(ExplorationFileError) -> Exploration {
    var reader = try ExplorationReader(url)
    var expedition = Expedition(
      reader.header.scope, of: reader.header.outline, shard: reader.header.shard,
      keeping: keepsEverything ? .everything : .faults)
    try expedition.restore(&reader)
    return expedition.exploration
  }
}

extension ExplorationFile {
  package nonisolated static func header(
    of url: URL
  ) throws(ExplorationFileError) -> ExplorationHeader {
    try ExplorationReader(url).header
  }
}

extension ExplorationHeader {
  /// Returns the difference in a few words; nil if both belong to one exploration. Ignores the
  /// shards.
  func difference(from other: Self) -> String? {
    if build != other.build { return "the build" }
    if scope != other.scope { return "how far is explored" }
    if windows != other.windows { return "the number of windows" }
    if folds != other.folds { return "whether the phone folds" }
    if outline != other.outline { return "the list of destinations" }
    return nil
  }
}

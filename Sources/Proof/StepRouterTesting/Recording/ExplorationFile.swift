import PortableUIKit

/// The file of an exploration: written while it goes on, so that nothing is lost when it is killed.
///
/// ```swift
/// let exploration = try ExplorationFile.read(URL(fileURLWithPath: "shop.jsonl"))
/// print(exploration)
/// ```
///
/// Each line is JSON: a header, what has come of each phase in each state, an end; and with it a sum of
/// all up to there. The format is described in `Docs/Proof/Verifying.md`.
@MainActor
public final class ExplorationFile {
  private let handle: FileHandle
  private let name: String
  /// Of the lines that are in it.
  private var sum = LineSum()
  private var trialCount = 0
  private var faultCount = 0

  /// Begins a file; one that is there is replaced. Nothing is left of one that cannot be begun.
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
    try expedition.restore(&reader)
    if reader.end != nil { throw .complete(file: reader.name) }
    try file.cutOff(at: reader.length)
    file.sum = reader.sum
    file.trialCount = reader.trialCount
    file.faultCount = reader.faultCount
    return file
  }

  /// Opens a file, and takes it for this process alone as long as it is open.
  private static func taken(
    _ url: URL, _ further: Int32
  ) throws(ExplorationFileError) -> FileHandle {
    let name = url.lastPathComponent
    try RegularFile.check(url)
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
  /// Reads a file to its end, or to where it was cut off. A file in which a line does not follow from
  /// those before it is refused.
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
    try expedition.restore(&reader)
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

import PortableUIKit

/// Reads an exploration's file, line by line.
struct ExplorationReader {
  let name: String
  let header: ExplorationHeader
  private var lines: LineFile
  private var number = 1
  /// The number of bytes up to the end of the last valid record.
  private(set) var length: Int
  /// The checksum of the lines read so far.
  private(set) var sum = LineSum()
  private(set) var end: ExplorationEnd?
  private(set) var trialCount = 0
  private(set) var faultCount = 0

  init(_ url: URL) throws(ExplorationFileError) {
    name = url.lastPathComponent
    lines = try LineFile(url)
    guard let data = try lines.next(),
      let version = try? JSONDecoder().decode(VersionLine.self, from: data)
    else { throw .notAnExploration(file: name) }
    let known = ExplorationHeader.currentVersion
    guard version.exploration.version == known else {
      throw .otherVersion(file: name, version: version.exploration.version)
    }
    guard let line = try? JSONDecoder().decode(ExplorationLine.self, from: data),
      let header = line.exploration, line.done == nil, line.end == nil
    else { throw .brokenLine(file: name, line: 1) }
    self.header = header
    length = data.count + 1
    try check(data)
  }

  /// Returns the next record; nil at the end, or where the file was cut off.
  mutating func next() throws(ExplorationFileError) -> ExplorationRecord? {
    guard end == nil, let data = try lines.next() else { return nil }
    number += 1
    guard let line = try? JSONDecoder().decode(ExplorationLine.self, from: data),
      line.exploration == nil, (line.done == nil) != (line.end == nil)
    else { throw .brokenLine(file: name, line: number) }
    try check(data)
    guard let record = line.done else {
      end = line.end
      guard try lines.isAtEnd() else { throw .brokenLine(file: name, line: number + 1) }
      return nil
    }
    length += data.count + 1
    trialCount += record.trialCount
    faultCount += record.faultCount
    return record
  }

  /// Throws unless the counts in the end line match the lines read.
  func checkEnd(states: Int) throws(ExplorationFileError) {
    guard let end else { return }
    for (noun, told, found) in [
      ("states", end.states, states), ("attempts", end.trials, trialCount),
      ("faults", end.faults, faultCount),
    ] where told != found {
      throw inconsistent("it counts \(told) \(noun), and there are \(found)")
    }
  }

  /// Throws unless a line is, byte for byte, the one written after the lines before it.
  private mutating func check(_ line: Data) throws(ExplorationFileError) {
    guard sum.accepts(line) else { throw inconsistent("its sum is another one") }
  }

  /// Returns the error that the last line read doesn't follow from the lines before it.
  func inconsistent(_ reason: String) -> ExplorationFileError {
    .inconsistent(file: name, line: number, reason: reason)
  }

  private struct VersionLine: Decodable {
    struct Header: Decodable { let version: Int }
    let exploration: Header
  }
}

import PortableUIKit

/// Reads an exploration's file, line by line.
struct ExplorationReader {
  let name: String
  let header: ExplorationHeader
  private var lines: LineFile
  private var number = 1
  /// How many bytes of the file make sense.
  private(set) var length: Int
  private(set) var end: ExplorationEnd?

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
    guard let header = (try? JSONDecoder().decode(ExplorationLine.self, from: data))?.exploration
    else { throw .brokenLine(file: name, line: 1) }
    self.header = header
    length = data.count + 1
  }

  /// The next record; nil at the end, or where the file was cut off.
  mutating func next() throws(ExplorationFileError) -> ExplorationRecord? {
    guard end == nil, let data = try lines.next() else { return nil }
    number += 1
    guard let line = try? JSONDecoder().decode(ExplorationLine.self, from: data),
      line.done != nil || line.end != nil
    else { throw .brokenLine(file: name, line: number) }
    end = line.end
    if end == nil { length += data.count + 1 }
    return line.done
  }

  private struct VersionLine: Decodable {
    struct Header: Decodable { let version: Int }
    let exploration: Header
  }
}

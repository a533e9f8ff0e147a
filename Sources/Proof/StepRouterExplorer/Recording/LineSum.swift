import PortableUIKit

/// A running checksum of a file's lines. Each line ends with it, so that a change to the line or to
/// any line before it shows.
package struct LineSum: Hashable, Sendable {
  private static let beginning = Data(",\"sum\":\"".utf8)
  private static let end = Data("\"}".utf8)
  private static let length = beginning.count + 32 + end.count

  private var fingerprint = Fingerprint(of: "")

  package init() {}

  /// Returns the next line, without its line break, for a JSON object that isn't empty.
  package mutating func seal(_ object: Data) -> Data {
    let content = object.dropLast()
    add(content)
    return content + closing
  }

  /// Whether a line, without its line break, is the next one of the file.
  package mutating func accepts(_ line: Data) -> Bool {
    add(line.dropLast(Self.length))
    return line.suffix(Self.length) == closing
  }

  private var closing: Data { Self.beginning + Data(fingerprint.description.utf8) + Self.end }

  private mutating func add(_ content: Data) {
    fingerprint = Fingerprint(of: Data(fingerprint.description.utf8) + content)
  }
}

import PortableUIKit

/// What distinguishes the lines of a file, up to one of them, from any others in their order. Each line
/// ends with it: whoever reads one knows that it and those before it are as they were written.
package struct LineSum: Hashable, Sendable {
  private static let beginning = Data(",\"sum\":\"".utf8)
  private static let end = Data("\"}".utf8)
  private static let length = beginning.count + 32 + end.count

  private var fingerprint = Fingerprint(of: "")

  package init() {}

  /// A line that follows, without its break, from an object that has something in it.
  package mutating func seal(_ object: Data) -> Data {
    let content = object.dropLast()
    add(content)
    return content + closing
  }

  /// Whether a line, without its break, is the one that follows.
  package mutating func accepts(_ line: Data) -> Bool {
    add(line.dropLast(Self.length))
    return line.suffix(Self.length) == closing
  }

  private var closing: Data { Self.beginning + Data(fingerprint.description.utf8) + Self.end }

  private mutating func add(_ content: Data) {
    fingerprint = Fingerprint(of: Data(fingerprint.description.utf8) + content)
  }
}

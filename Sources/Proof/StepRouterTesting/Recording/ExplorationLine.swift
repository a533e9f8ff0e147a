import PortableUIKit

/// A line of an exploration's file: the header, what has come of a piece, or the end.
struct ExplorationLine: Sendable, Codable {
  var exploration: ExplorationHeader?
  var done: ExplorationRecord?
  var end: ExplorationEnd?

  /// One line of JSON, the same for the same content behind the same lines.
  static func data(_ line: Self, after sum: inout LineSum) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return sum.seal(try encoder.encode(line)) + Data("\n".utf8)
  }
}

/// What an exploration's file begins with.
package struct ExplorationHeader: Hashable, Sendable, Codable {
  package static let currentVersion = 3

  /// The version of the file's format.
  package var version = Self.currentVersion
  /// The program that has explored: parts of different programs do not belong together.
  package let build: String
  package let scope: ExplorationScope
  package var shard: Shard
  package let outline: AppOutline
  /// How many windows the user opens at most, where that is known.
  package let windows: Int?

  package init(
    build: String, scope: ExplorationScope, shard: Shard, outline: AppOutline, windows: Int? = nil
  ) {
    self.build = build
    self.scope = scope
    self.shard = shard
    self.outline = outline
    self.windows = windows
  }
}

/// What it ends with, if it was not interrupted.
struct ExplorationEnd: Hashable, Sendable, Codable {
  let states: Int
  let trials: Int
  let faults: Int
}

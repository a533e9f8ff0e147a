import PortableUIKit

/// A line of an exploration's file: the header, a record, or the end.
struct ExplorationLine: Sendable, Codable {
  var exploration: ExplorationHeader?
  var done: ExplorationRecord?
  var end: ExplorationEnd?

  /// Encodes a line as JSON. The same content after the same lines always yields the same bytes.
  static func data(_ line: Self, after sum: inout LineSum) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return sum.seal(try encoder.encode(line)) + Data("\n".utf8)
  }
}

/// The first line of an exploration's file.
package struct ExplorationHeader: Hashable, Sendable, Codable {
  package static let currentVersion = 3

  /// The version of the file's format.
  package var version = Self.currentVersion
  /// The program that explored. Parts from different programs don't belong together.
  package let build: String
  package let scope: ExplorationScope
  package var shard: Shard
  package let outline: AppOutline
  /// The maximum number of windows that the user opens, if known.
  package let windows: Int?
  /// True if the phone folds; otherwise nil.
  package let folds: Bool?

  package init(
    build: String, scope: ExplorationScope, shard: Shard, outline: AppOutline,
    windows: Int? = nil, folds: Bool = false
  ) {
    self.build = build
    self.scope = scope
    self.shard = shard
    self.outline = outline
    self.windows = windows
    self.folds = folds ? true : nil
  }

  /// Distinguishes the program, its app and its options from others.
  package var fingerprint: Fingerprint {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Fingerprint(of: (try? encoder.encode(self)) ?? Data())
  }
}

/// The last line of an exploration's file, missing if the exploration was interrupted.
struct ExplorationEnd: Hashable, Sendable, Codable {
  let states: Int
  let trials: Int
  let faults: Int
}

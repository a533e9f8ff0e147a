import PortableUIKit
import StepRouterExplorer

/// A line between a cluster's engine and this program: a JSON object with one of these values.
///
/// `Docs/Proof/ExplorerReference.md` describes the lines.
package struct ClusterLine: Hashable, Sendable, Codable {
  package static let version = 1

  package var hello: ClusterHello?
  package var piece: ClusterPiece?
  package var result: ClusterResult?
  package var refused: ClusterRefusal?
  package var end: ClusterEnd?

  package init(
    hello: ClusterHello? = nil, piece: ClusterPiece? = nil, result: ClusterResult? = nil,
    refused: ClusterRefusal? = nil, end: ClusterEnd? = nil
  ) {
    self.hello = hello
    self.piece = piece
    self.result = result
    self.refused = refused
    self.end = end
  }

  /// Reads a line; nil if it isn't one.
  package init?(_ text: String) {
    guard let line = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
    self = line
  }

  /// The JSON, without a line break.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}

/// The first line that a program writes.
package struct ClusterHello: Hashable, Sendable, Codable {
  package var version = ClusterLine.version
  /// The fingerprint of the program, its app and its options: only equal ones belong together.
  package let app: Fingerprint

  package init(app: Fingerprint) { self.app = app }
}

/// A piece of work for any worker.
package struct ClusterPiece: Hashable, Sendable, Codable {
  package var version = ClusterLine.version
  package let id: String
  package let app: Fingerprint
  package let unit: ExplorationUnit

  package init(_ unit: ExplorationUnit, of app: Fingerprint) {
    id = Self.id(unit)
    self.app = app
    self.unit = unit
  }

  /// The name of a piece, such as `links 12`, or `destinations 12 from 8` for a part.
  static func id(_ unit: ExplorationUnit) -> String {
    id(unit.phase, unit.state) + (unit.part.map { " from \($0.lowerBound)" } ?? "")
  }

  /// Whether this may be the name of a piece of this phase in this state.
  static func isID(
    _ id: String, of phase: ExplorationProgress.Phase, in state: Int
  ) -> Bool {
    id == Self.id(phase, state) || id.hasPrefix(Self.id(phase, state) + " from ")
  }

  private static func id(_ phase: ExplorationProgress.Phase, _ state: Int) -> String {
    "\(phase.rawValue) \(state)"
  }
}

/// What came of a piece.
package struct ClusterResult: Hashable, Sendable, Codable {
  package let id: String
  package let app: Fingerprint
  /// How long the worker took.
  package let seconds: Double
  package let record: ExplorationRecord

  package init(id: String, app: Fingerprint, seconds: Double, record: ExplorationRecord) {
    self.id = id
    self.app = app
    self.seconds = seconds
    self.record = record
  }
}

/// The reason why a worker didn't do a piece.
package struct ClusterRefusal: Hashable, Sendable, Codable {
  package enum Reason: String, Sendable, Codable {
    /// The line isn't a piece.
    case unreadable
    /// The piece is of another version of these lines.
    case otherVersion
    /// The piece is of another build, app or choice of options.
    case otherApp
  }

  /// The piece; nil if the line has none that can be read.
  package let id: String?
  package let reason: Reason
  /// What to do, for a person.
  package let message: String

  package init(id: String?, _ reason: Reason, _ message: String) {
    self.id = id
    self.reason = reason
    self.message = message
  }
}

/// The last line of the program that hands out: no piece is due any more.
package struct ClusterEnd: Hashable, Sendable, Codable {
  package let states: Int

  package init(states: Int) { self.states = states }
}

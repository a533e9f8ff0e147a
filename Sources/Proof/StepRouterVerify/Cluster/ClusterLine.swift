import PortableUIKit
import StepRouterExplorer

/// A line that this program exchanges with a cluster's engine: a JSON object with one of these
/// values.
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

  /// Reads a line; nil if the text isn't one.
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

/// The first line that each program writes.
package struct ClusterHello: Hashable, Sendable, Codable {
  package var version = ClusterLine.version
  /// The fingerprint of the program, its app and its options. Only programs with the same
  /// fingerprint work together.
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

  /// Returns true if the id can belong to a piece of this phase in this state.
  static func isID(
    _ id: String, of phase: ExplorationProgress.Phase, in state: Int
  ) -> Bool {
    id == Self.id(phase, state) || id.hasPrefix(Self.id(phase, state) + " from ")
  }

  private static func id(_ phase: ExplorationProgress.Phase, _ state: Int) -> String {
    "\(phase.rawValue) \(state)"
  }
}

/// The result of a piece.
package struct ClusterResult: Hashable, Sendable, Codable {
  package let id: String
  package let app: Fingerprint
  /// The time that the worker took.
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
    /// The piece has another version of these lines.
    case otherVersion
    /// The piece comes from another build, app or choice of options.
    case otherApp
  }

  /// The piece's id; nil if the line has none that's readable.
  package let id: String?
  package let reason: Reason
  /// A message for a person that says what to do.
  package let message: String

  package init(id: String?, _ reason: Reason, _ message: String) {
    self.id = id
    self.reason = reason
    self.message = message
  }
}

/// The last line of the program that hands out pieces: no piece is due anymore.
package struct ClusterEnd: Hashable, Sendable, Codable {
  package let states: Int

  package init(states: Int) { self.states = states }
}

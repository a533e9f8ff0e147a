import StepRouterExplorer
import StepRouterTesting

/// Hands out pieces to a cluster's engine, and takes their results in any order.
@MainActor
final class ClusterLabour: Labour {
  /// The maximum number of pieces to hand out ahead of the next result to take, enough for some
  /// hundred workers. Pieces become useless once there are enough states.
  private static let ahead = 1_000

  private let app: Fingerprint
  private let streams: ClusterStreams
  /// Whether all results are read before the first piece is handed out.
  private let isRound: Bool
  private var results: [String: ExplorationRecord] = [:]

  init(of app: Fingerprint, _ streams: ClusterStreams, isRound: Bool) throws(Problem) {
    self.app = app
    self.streams = streams
    self.isRound = isRound
    streams.write(.init(hello: .init(app: app)))
    guard isRound else { return }
    while let line = streams.read() { try note(line) }
  }

  func perform(
    _ units: [ExplorationUnit], _ take: (ExplorationRecord) throws(Problem) -> [ExplorationUnit]?
  ) async throws(Problem) {
    var units = units
    var (taken, handedOut) = (0, 0)
    while taken < units.count {
      let id = ClusterPiece.id(units[taken])
      while results[id] == nil {
        guard !isRound else {
          for unit in units[taken...] { handOut(unit) }
          throw .piecesAreDue
        }
        while handedOut < min(units.count, taken + Self.ahead) {
          handOut(units[handedOut])
          handedOut += 1
        }
        guard let line = streams.read() else { throw .engineHasEnded(before: id) }
        try note(line)
      }
      guard let record = results.removeValue(forKey: id), let new = try take(record) else { return }
      units += new
      taken += 1
      handedOut = max(handedOut, taken)
    }
  }

  func end() {}

  /// Hands out a piece unless its result has arrived.
  private func handOut(_ unit: ExplorationUnit) {
    if results[ClusterPiece.id(unit)] == nil { streams.write(.init(piece: .init(unit, of: app))) }
  }

  private func note(_ text: String) throws(Problem) {
    guard let line = ClusterLine(text) else {
      // A lost worker may have left half a line; its piece is due again.
      if isRound { return }
      throw Problem("\(text.quoted) is not a result: pass on what “worker” writes.")
    }
    if let refusal = line.refused {
      throw Problem("A worker has refused the piece “\(refusal.id ?? "")”. \(refusal.message)")
    }
    guard let result = line.result else { return }
    guard result.app == app else {
      throw Problem(
        "The result “\(result.id)” is of \(result.app), and this is \(app): start all from one "
          + "build, with the same options.")
    }
    guard ClusterPiece.isID(result.id, of: result.record.phase, in: result.record.state) else {
      throw Problem("The result “\(result.id)” belongs to another piece.")
    }
    results[result.id] = result.record
  }
}

extension Problem {
  fileprivate static func engineHasEnded(before id: String) -> Problem {
    Problem("The engine has ended before the result of “\(id)”.")
  }
}

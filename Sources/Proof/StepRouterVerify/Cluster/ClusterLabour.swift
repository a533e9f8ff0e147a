import StepRouterExplorer
import StepRouterTesting

/// Hands pieces to a cluster's engine, and takes their results in any order.
@MainActor
final class ClusterLabour: Labour {
  private let app: Fingerprint
  private let streams: ClusterStreams
  /// Whether all results are there before the first piece is handed out.
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
    _ units: [ExplorationUnit], _ take: (ExplorationRecord) throws(Problem) -> Bool
  ) async throws(Problem) {
    let due = units.filter { results[ClusterPiece.id($0.phase, $0.state)] == nil }
    if !isRound { handOut(due) }
    for unit in units {
      let id = ClusterPiece.id(unit.phase, unit.state)
      while results[id] == nil {
        guard !isRound else {
          handOut(due)
          throw .piecesAreDue
        }
        guard let line = streams.read() else { throw .engineHasEnded(before: id) }
        try note(line)
      }
      guard let record = results.removeValue(forKey: id), try take(record) else { return }
    }
  }

  func end() {}

  private func handOut(_ units: [ExplorationUnit]) {
    for unit in units { streams.write(.init(piece: .init(unit, of: app))) }
  }

  private func note(_ text: String) throws(Problem) {
    guard let line = ClusterLine(text) else {
      // A worker that was lost may have left half a line; its piece is due again.
      if isRound { return }
      throw Problem("\(text.quoted) is no result: pass on what “worker” writes.")
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
    guard result.id == ClusterPiece.id(result.record.phase, result.record.state) else {
      throw Problem("The result “\(result.id)” tells of something else.")
    }
    results[result.id] = result.record
  }
}

extension Problem {
  fileprivate static func engineHasEnded(before id: String) -> Problem {
    Problem("The engine has ended before the result of “\(id)”.")
  }
}

import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// Does the pieces from a cluster's engine, one after another, until the input ends.
@MainActor
struct ClusterWorker {
  private let app: Fingerprint
  private let streams: ClusterStreams
  private let console: Console

  init(of app: Fingerprint, _ streams: ClusterStreams, on console: Console) {
    self.app = app
    self.streams = streams
    self.console = console
  }

  /// Answers each line with one line. Returns 2 if it refused a piece, otherwise 0.
  func run(
    _ labour: any Labour<ExplorationUnit, ExplorationRecord>
  ) async throws(Problem) -> Int32 {
    streams.write(.init(hello: .init(app: app)))
    var status: Int32 = 0
    while let line = streams.read() {
      do throws(Refused) {
        let piece = try piece(in: line)
        let start = console.now()
        try await perform(piece, labour, since: start)
      } catch {
        switch error {
        case .refusal(let refusal):
          streams.write(.init(refused: refusal))
          status = 2
        case .problem(let problem): throw problem
        }
      }
    }
    return status
  }

  private func perform(
    _ piece: ClusterPiece, _ labour: any Labour<ExplorationUnit, ExplorationRecord>,
    since start: ContinuousClock.Instant
  ) async throws(Refused) {
    do throws(Problem) {
      try await labour.perform([piece.unit]) { record in
        var record = record
        // This count depends on the worker's earlier pieces.
        record.reusedCount = 0
        streams.write(
          .init(
            result: .init(
              id: piece.id, app: app, seconds: (console.now() - start) / .seconds(1),
              record: record)))
        return []
      }
    } catch { throw .problem(error) }
  }

  private func piece(in line: String) throws(Refused) -> ClusterPiece {
    let outline = try? JSONDecoder().decode(Outline.self, from: Data(line.utf8)).piece
    if let version = outline?.version, version != ClusterLine.version {
      throw .refusal(
        .init(
          id: outline?.id, .otherVersion,
          "The piece has version \(version), and this worker knows version \(ClusterLine.version): "
            + "start both from one build."))
    }
    guard let piece = ClusterLine(line)?.piece else {
      throw .refusal(
        .init(id: outline?.id, .unreadable, "The line is not a piece: pass on what “lead” writes."))
    }
    guard piece.app == app else {
      throw .refusal(
        .init(
          id: piece.id, .otherApp,
          "The piece is of \(piece.app), and this worker is of \(app): start both from one build, "
            + "with the same options."))
    }
    return piece
  }

  /// The reason why a line has no result.
  private enum Refused: Error {
    case refusal(ClusterRefusal)
    case problem(Problem)
  }

  /// The part of a piece that every version has.
  private struct Outline: Decodable {
    struct Piece: Decodable {
      let version: Int?
      let id: String?
    }
    let piece: Piece?
  }
}

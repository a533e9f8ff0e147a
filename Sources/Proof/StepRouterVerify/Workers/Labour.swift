import PortableUIKit
import StepRouterTesting

/// Who does the pieces of a work.
@MainActor
protocol Labour<Piece, Outcome>: AnyObject {
  associatedtype Piece
  associatedtype Outcome

  /// Does these, and hands over what has come of them in their order, until it is told that there is
  /// enough.
  func perform(
    _ pieces: [Piece], _ take: (Outcome) throws(Problem) -> Bool
  ) async throws(Problem)

  /// There is no more to be done.
  func end()
}

/// This process does all by itself.
@MainActor
final class OwnLabour<Work: Worker>: Labour {
  private let worker: Work
  private let interruption: Interruption?

  init(_ worker: Work, _ interruption: Interruption?) {
    self.worker = worker
    self.interruption = interruption
  }

  func perform(
    _ pieces: [Work.Piece], _ take: (Work.Outcome) throws(Problem) -> Bool
  ) async throws(Problem) {
    for piece in pieces {
      if interruption?.hasHappened == true { throw .interrupted }
      guard try take(await worker.perform(piece)) else { return }
    }
  }

  func end() {}
}

extension Console {
  /// Throws if there are not files enough for so many processes.
  func checkJobs(_ jobs: Int?) throws(Problem) {
    if isProcess, let jobs { try FileLimit().check(jobs) }
  }

  /// Who does what this worker can do: so many processes, if more than one is wanted and possible.
  ///
  /// - Parameter arguments: With which this program makes the same worker, and obeys orders.
  func labour<Work: Worker>(
    of worker: Work, _ jobs: Int?, _ arguments: [String]
  ) throws(Problem) -> any Labour<Work.Piece, Work.Outcome> {
    let interruption = isProcess ? Interruption() : nil
    #if os(macOS) || os(Linux)
    let jobs = jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, FileLimit().mostJobs)
    if isProcess, jobs > 1, let program = Bundle.main.executableURL {
      return try SharedLabour(worker, jobs, of: program, arguments, interruption)
    }
    #endif
    return OwnLabour(worker, interruption)
  }
}

import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// Performs pieces of work.
@MainActor
protocol Labour<Piece, Outcome>: AnyObject {
  associatedtype Piece
  associatedtype Outcome

  /// Performs the pieces, and passes their outcomes to `take`, in order. `take` returns further
  /// pieces, which the outcome has made possible, to perform after these; nil to stop.
  func perform(
    _ pieces: [Piece], _ take: (Outcome) throws(Problem) -> [Piece]?
  ) async throws(Problem)

  /// Ends the labour, when no pieces remain.
  func end()
}

/// Performs all the work in this process.
@MainActor
final class OwnLabour<Work: Worker>: Labour {
  private let worker: Work
  private let interruption: Interruption?
  private let watchdog: Watchdog?
  private let deadline: ContinuousClock.Instant?

  init(
    _ worker: Work, within limits: WorkLimits, on console: Console, _ interruption: Interruption?
  ) {
    self.worker = worker
    self.interruption = interruption
    watchdog = console.watchdog(limits)
    deadline = limits.totalSeconds.map { .now + .seconds($0) }
  }

  func perform(
    _ pieces: [Work.Piece], _ take: (Work.Outcome) throws(Problem) -> [Work.Piece]?
  ) async throws(Problem) {
    watchdog?.watch(true)
    defer { watchdog?.watch(false) }
    var pieces = pieces
    var index = 0
    while index < pieces.count {
      if interruption?.hasHappened == true { throw .interrupted }
      if let deadline, .now > deadline { throw .timeIsUp }
      guard let new = try take(await worker.perform(pieces[index])) else { return }
      pieces += new
      index += 1
    }
  }

  func end() { watchdog?.stop() }
}

extension Console {
  /// Returns a watchdog that can end this process and report what it was doing; nil if the console
  /// isn't the process's own.
  func watchdog(_ limits: WorkLimits) -> Watchdog? {
    guard isProcess else { return nil }
    let watchdog = Watchdog(limits) { end in
      StandardStreams.complain(end.description)
      _exit(1)
    }
    watchdog.start()
    return watchdog
  }

  /// Runs the body while a watchdog watches this process.
  func watching<Result>(
    _ limits: WorkLimits, _ body: @MainActor () async throws(Problem) -> Result
  ) async throws(Problem) -> Result {
    let watchdog = watchdog(limits)
    watchdog?.watch(true)
    defer { watchdog?.stop() }
    return try await body()
  }

  /// Throws if the limit on open files doesn't allow this number of processes.
  func checkJobs(_ jobs: Int?) throws(Problem) {
    if isProcess, let jobs { try FileLimit().check(jobs) }
  }

  /// Returns the labour for this worker. It uses other processes, so that a crash of the app is a
  /// result. If the options or the platform allow none, it uses this process.
  ///
  /// - Parameter arguments: The arguments that make this program create the same worker and obey
  ///   orders.
  func labour<Work: Worker>(
    of worker: Work, _ jobs: Int?, _ arguments: [String], within limits: WorkLimits
  ) throws(Problem) -> any Labour<Work.Piece, Work.Outcome> {
    let interruption = isProcess ? Interruption() : nil
    #if os(macOS) || os(Linux)
    let jobs = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, FileLimit().mostJobs)
    if isProcess, jobs > 0, let program = Bundle.main.executableURL {
      return try SharedLabour(worker, jobs, of: program, arguments, within: limits, interruption)
    }
    #endif
    return OwnLabour(worker, within: limits, on: self, interruption)
  }
}

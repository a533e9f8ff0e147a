import StepRouterExplorer
import StepRouterTesting

/// Walks through the app at random, and reports the findings.
@MainActor
struct Swarming {
  private let options: SwarmOptions
  private let tool: VerifyTool
  private let console: Console

  init(_ options: SwarmOptions, of tool: VerifyTool, on console: Console) {
    self.options = options
    self.tool = tool
    self.console = console
  }

  /// Makes the walks and returns the exit status: 1 if something is wrong.
  func run() async throws(Problem) -> Int32 {
    try console.checkJobs(options.jobs)
    if options.isWorker {
      try await WorkerLoop.run(worker, within: options.limits)
      return 0
    }
    return try await walk().isFaultless ? 0 : 1
  }

  private var worker: WalkWorker {
    let explorer = tool.explorer(options.settings)
    return WalkWorker(explorer, length: options.length, seed: options.seed)
  }

  /// Makes the walks, and prints their findings.
  ///
  /// - Parameters:
  ///   - exploration: The exploration beyond which most walks go; nil if all walks begin at the
  ///     app's start.
  ///   - text: Describes the findings.
  func walk(
    behind exploration: Exploration? = nil,
    _ text: (SwarmReport) -> String = { $0.description }
  ) async throws(Problem) -> SwarmReport {
    var report = SwarmReport(seed: options.seed)
    var teller = ProgressTeller(on: console)
    let worker = worker
    let labour = try console.labour(
      of: worker, options.jobs, ["swarm"] + options.ofWorker, within: options.limits)
    defer { labour.end() }
    do throws(Problem) {
      let pieces =
        exploration.map { WalkPiece.all(options.walks, behind: $0) }
        ?? (0..<options.walks).map { WalkPiece($0) }
      try await labour.perform(pieces) { record in
        report.add(record)
        teller.show(
          ProgressNote(title: "walks done", done: report.walkCount, total: options.walks))
        return []
      }
    } catch {
      teller.clear()
      // Report the findings so far.
      if error.isInterruption || error.isTimeUp { console.print(text(report), "\n") }
      throw error
    }
    teller.clear()
    for failure in report.endedWalks {
      if let shorter = try await shrink(failure) { report.shrink(failure, to: shorter) }
    }
    console.print(text(report), "\n")
    return report
  }

  /// Returns the fewest steps of a walk that end the app's process in the same way; nil if the walk
  /// doesn't end it a second time. Each attempt runs in a process of its own.
  private func shrink(
    _ failure: SwarmReport.Failure
  ) async throws(Problem) -> SwarmReport.Failure? {
    guard let kind = failure.problems.first?.kind else { return nil }
    var limits = options.limits
    limits.seconds = min(limits.seconds, Self.secondsOfShrinking)
    let brief = SwarmOptions(
      walks: options.walks, seed: options.seed, options.settings, jobs: 1, limits: limits)
    let labour = try console.labour(
      of: worker, 1, ["swarm"] + brief.ofWorker, within: limits)
    defer { labour.end() }
    var shortest: SwarmReport.Failure?
    var problem: Problem?
    var shrinking = Shrinking<WalkStep> { steps in
      guard problem == nil else { return false }
      var found: SwarmReport.Failure?
      do throws(Problem) {
        try await labour.perform([WalkPiece(failure.walk, steps: steps)]) { record in
          found = record.failure
          return []
        }
      } catch { problem = error }
      guard let found, found.problems.first?.kind == kind else { return false }
      if found.steps.count <= shortest?.steps.count ?? .max { shortest = found }
      return true
    }
    _ = await shrinking.fewest(of: failure.steps)
    if let problem { throw problem }
    return shortest
  }

  /// The time limit of a step, in seconds, while shrinking a walk that blocks the app, since
  /// several attempts block. Even on a busy machine, a step that doesn't block needs far less.
  private static let secondsOfShrinking = 15
}

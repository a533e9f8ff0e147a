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
    let explorer = tool.explorer(.init(windows: options.windows))
    return WalkWorker(explorer, length: options.length, seed: options.seed)
  }

  /// Makes the walks, and prints what they found.
  ///
  /// - Parameter text: Describes it.
  func walk(
    _ text: (SwarmReport) -> String = { $0.description }
  ) async throws(Problem) -> SwarmReport {
    var report = SwarmReport(seed: options.seed)
    var teller = ProgressTeller(on: console)
    let worker = worker
    let labour = try console.labour(
      of: worker, options.jobs, ["swarm"] + options.ofWorker, within: options.limits)
    defer { labour.end() }
    do throws(Problem) {
      try await labour.perform(Array(0..<options.walks)) { record in
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
    console.print(text(report), "\n")
    return report
  }
}

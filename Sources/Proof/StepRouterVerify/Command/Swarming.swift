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
    let explorer = tool.explorer(.init(windows: options.windows))
    let worker = WalkWorker(explorer, length: options.length, seed: options.seed)
    if options.isWorker {
      try await WorkerLoop.run(worker, within: options.limits)
      return 0
    }
    var report = SwarmReport(seed: options.seed)
    var teller = ProgressTeller(on: console)
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
      if error.isInterruption || error.isTimeUp { console.print(report.description, "\n") }
      throw error
    }
    teller.clear()
    console.print(report.description, "\n")
    return report.isFaultless ? 0 : 1
  }
}

import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// Merges the parts of an exploration, and reports the result.
@MainActor
struct Merging {
  private let options: MergeOptions
  private let tool: VerifyTool
  private let console: Console

  init(_ options: MergeOptions, of tool: VerifyTool, on console: Console) {
    self.options = options
    self.tool = tool
    self.console = console
  }

  /// Merges the parts and returns the exit status: 1 if something is wrong with the app, or if a
  /// part is lost.
  func run() async throws(Problem) -> Int32 {
    for file in [options.whole, options.report].compactMap({ $0 }) + options.gates.files {
      try SmallFile.checkWritable(file)
    }
    let gate = try Gate(
      options.gates, since: options.comparison, keepsEverything: options.report != nil, of: tool,
      in: console.environment)
    let parts = options.parts.map { URL(fileURLWithPath: $0) }
    let exploration: Exploration
    var everything: Exploration?
    var lostCount = 0
    var settings = VerifyOptions().settings
    do throws(ExplorationFileError) {
      if let path = options.whole {
        let whole = URL(fileURLWithPath: path)
        exploration = try ExplorationFile.merge(parts, into: whole)
        if options.report != nil { everything = try ExplorationFile.read(whole) }
      } else {
        (exploration, lostCount) = try ExplorationFile.readPartial(parts)
        everything = exploration
      }
      if options.report != nil || options.gates.repeats > 0 {
        settings = try VerifyTool.Settings(of: parts[0])
      }
    } catch { throw Problem(error.description) }
    let gateReport = await gate.report(
      on: exploration, with: settings, record: options.whole ?? options.parts[0])
    if lostCount > 0 { console.print("Incomplete: \(lostCount.counted("piece")) lost.", "\n") }
    console.print(gateReport.terminal, "\n")
    console.print(exploration.description, "\n")
    console.print(exploration.coverageSummary, "\n")
    for line in gate.annotates ? gateReport.annotations : [] { console.print(line, "\n") }
    if let problem = gate.write(gateReport).first { throw problem }
    if let everything, let file = options.report {
      let report = ReportFile(of: tool, with: settings)
      try await report.write(
        everything, seconds: nil, since: gate.previous, linkingTo: gateReport.sources, to: file)
    }
    return gateReport.review.isPassed && lostCount == 0 ? 0 : 1
  }
}

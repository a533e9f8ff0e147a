import PortableUIKit
import StepRouterExplorer
import StepRouterReport
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

  /// Merges the parts and returns the exit status: 1 if something is wrong with the app.
  func run() async throws(Problem) -> Int32 {
    for file in [options.whole, options.report].compactMap({ $0 }) {
      try SmallFile.checkWritable(file)
    }
    guard let path = options.whole else { return try await showPartial() }
    let whole = URL(fileURLWithPath: path)
    let exploration: Exploration
    var everything: Exploration?
    var windows = VerifyOptions().windows
    do throws(ExplorationFileError) {
      let parts = options.parts.map { URL(fileURLWithPath: $0) }
      exploration = try ExplorationFile.merge(parts, into: whole)
      if options.report != nil {
        everything = try ExplorationFile.read(whole)
        windows = try ExplorationFile.windows(in: whole) ?? windows
      }
    } catch { throw Problem(error.description) }
    let review = FaultReview(of: exploration)
    console.print(GateReport(review, of: tool.program).terminal, "\n")
    console.print(exploration.description, "\n")
    console.print(exploration.coverageSummary, "\n")
    if let everything, let file = options.report {
      let report = ReportFile(of: tool, windows: windows)
      try await report.write(everything, seconds: nil, to: file)
    }
    return exploration.isFaultless ? 0 : 1
  }

  /// Shows what there is of the parts. Returns 1 if something is wrong with the app, or lost.
  private func showPartial() async throws(Problem) -> Int32 {
    let parts = options.parts.map { URL(fileURLWithPath: $0) }
    let (exploration, lostCount): (Exploration, Int)
    var windows = VerifyOptions().windows
    do throws(ExplorationFileError) {
      (exploration, lostCount) = try ExplorationFile.readPartial(parts)
      windows = try ExplorationFile.windows(in: parts[0]) ?? windows
    } catch { throw Problem(error.description) }
    console.print(exploration.description, "\n")
    console.print(exploration.coverageSummary, "\n")
    if let file = options.report {
      try await ReportFile(of: tool, windows: windows).write(exploration, seconds: nil, to: file)
    }
    return exploration.isFaultless && lostCount == 0 ? 0 : 1
  }
}

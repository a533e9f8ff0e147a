import PortableUIKit
import StepRouterExplorer
import StepRouterReport
import StepRouterTesting

/// Writes the report page of an exploration to a file.
@MainActor
struct ReportFile {
  /// The maximum number of findings to gather evidence for. Each of them needs a replay.
  private static let longest = 60

  private let tool: VerifyTool
  private let settings: VerifyTool.Settings

  init(of tool: VerifyTool, with settings: VerifyTool.Settings) {
    self.tool = tool
    self.settings = settings
  }

  /// Replays the findings to gather evidence, and writes the page.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the exploration; nil if unknown.
  ///   - previous: The earlier exploration to compare with, if any.
  ///   - sources: The place of the app's sources, if the page links to them.
  func write(
    _ exploration: Exploration, seconds: Double?, since previous: Exploration? = nil,
    linkingTo sources: SourceLinks? = nil, to path: String
  ) async throws(Problem) {
    let explorer = tool.explorer(settings)
    var evidence: [Exploration.Finding: FindingEvidence] = [:]
    for finding in exploration.findings.prefix(Self.longest)
    where !finding.trial.problems.contains(where: \.kind.endsProcess) {
      evidence[finding] = await explorer.evidence(for: finding)
    }
    var report = ExplorationReport(
      exploration, title: tool.program, duration: seconds.map { .seconds($0) },
      declared: tool.catalogue.map { DeclaredRoutes($0()) }, since: previous, evidence: evidence)
    report.sources = sources
    do { try Data(report.html.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw Problem("\(path.quoted) cannot be written: \(reason(of: error)).")
    }
  }
}

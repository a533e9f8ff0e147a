import PortableUIKit
import StepRouterTesting

/// The page about an exploration, as a file.
@MainActor
struct ReportFile {
  /// Of how many findings it is found out what else is known: each is tried once more.
  private static let longest = 60

  private let tool: VerifyTool
  private let windows: Int

  init(of tool: VerifyTool, windows: Int) {
    self.tool = tool
    self.windows = windows
  }

  /// Tries the findings once more, and writes the page.
  ///
  /// - Parameter seconds: How long the exploration has taken; nil where that is not known.
  func write(
    _ exploration: Exploration, seconds: Double?, to path: String
  ) async throws(Problem) {
    let explorer = tool.explorer(.init(windows: windows))
    var evidence: [Exploration.Finding: FindingEvidence] = [:]
    for finding in exploration.findings.prefix(Self.longest) {
      evidence[finding] = await explorer.evidence(for: finding)
    }
    let report = ExplorationReport(
      exploration, title: tool.program, duration: seconds.map { .seconds($0) },
      declared: tool.catalogue.map { DeclaredRoutes($0()) }, evidence: evidence)
    do { try Data(report.html.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw Problem("\(path.quoted) cannot be written: \(reason(of: error)).")
    }
  }
}

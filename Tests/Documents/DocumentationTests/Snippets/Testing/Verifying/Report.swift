// swift-format-ignore-file
// These lines stand as they do in Docs/Proof/Verifying.md.

import PortableUIKit
import StepRouterExplorer
import StepRouterReport
import StepRouterTesting
import Testing

private enum ReportPage {
  @MainActor static func writing(_ explorer: Explorer, to file: URL) async throws {
    let exploration = await explorer.run(depth: 3)
    let report = ExplorationReport(exploration, title: "Shop 4.2", duration: .seconds(83))
    try report.html.write(to: file, atomically: true, encoding: .utf8)
  }

  @MainActor static func comparing(
    _ exploration: Exploration, of catalogue: RouteCatalogue, by explorer: Explorer,
    with baseline: URL
  ) async throws -> ExplorationReport {
    let before = try ExplorationFile.read(baseline)
    var evidence: [Exploration.Finding: FindingEvidence] = [:]
    for finding in exploration.findings {
      evidence[finding] = await explorer.evidence(for: finding)
    }
    let report = ExplorationReport(
      exploration, title: "Shop 4.3", declared: DeclaredRoutes(catalogue), since: before,
      evidence: evidence)
    return report
  }

  @MainActor static func attaching(_ explorer: Explorer) async {
    let exploration = await explorer.run(depth: 3)
    expectNothingWrong(exploration, reporter: .attaching, attaching: \.document)
  }
}

extension FailureReporter {
  static let attaching = FailureReporter { failure in
    if let document = failure.document {
      Attachment.record(document.text, named: document.name)
    }
    Issue.record("\(failure.message)")
  }
}

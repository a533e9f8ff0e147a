// swift-format-ignore-file
// These lines stand as they do in Docs/Proof/Report.md.

import PortableUIKit
import StepRouterTesting
import Testing

private enum ReportPage {
  @MainActor static func writing(_ explorer: Explorer, to file: URL) async throws {
    let exploration = await explorer.run(depth: 3)
    let report = ExplorationReport(exploration, title: "Shop 4.2", duration: .seconds(83))
    try report.html.write(to: file, atomically: true, encoding: .utf8)
  }

  static func declaring(_ exploration: Exploration) -> ExplorationReport {
    let declared = DeclaredRoutes([
      .init(
        name: "product", screen: "ProductViewController", context: "Int",
        links: ["https://shop.example/product/{id}"]),
      .init(name: "terms", screen: "TermsViewController"),
    ])
    let report = ExplorationReport(exploration, title: "Shop 4.2", declared: declared)
    return report
  }

  static func comparing(
    _ exploration: Exploration, with baseline: URL
  ) throws -> ExplorationReport {
    let before = try ExplorationFile.read(baseline)
    let report = ExplorationReport(exploration, title: "Shop 4.3", since: before)
    return report
  }

  @MainActor static func explaining(
    _ exploration: Exploration, with explorer: Explorer
  ) async -> ExplorationReport {
    var evidence: [Exploration.Finding: FindingEvidence] = [:]
    for finding in exploration.findings {
      evidence[finding] = await explorer.evidence(for: finding)
    }
    let report = ExplorationReport(exploration, title: "Shop 4.2", evidence: evidence)
    return report
  }
}

#if compiler(>=6.2)
extension FailureReporter {
  static let attaching = FailureReporter { failure in
    if let document = failure.document {
      Attachment.record(document.text, named: document.name)
    }
    Issue.record("\(failure.message)")
  }
}
#endif

import StepRouterExplorer
import StepRouterReport
import Testing

/// What a second attempt shows about a fault.
@MainActor
@Suite(.headlessOnly) struct EvidenceTests {
  @Test("A fault comes with the destination’s plan, its events and the windows afterwards")
  func destination() async throws {
    let explorer = Shop.explorer(.actionWithoutEffect)
    let exploration = await explorer.run(depth: 0)
    let finding = try #require(exploration.findings.first)
    let evidence = await explorer.evidence(for: finding)
    #expect(evidence.plan?.contains("ShopSettings") == true)
    #expect(evidence.timeline.contains { $0.contains("ShopSettings") })
    #expect(evidence.after.map(\.hierarchy.nodes.last?.typeName) == ["ShopAccount"])
    let report = ExplorationReport(exploration, title: "Shop", evidence: [finding: evidence])
    let text = ReadPage(report.html).text(in: "f1")
    #expect(text.contains("How to get there Go to “settings” 1. Start S0 2. Afterwards Plan "))
    #expect(text.contains("View controllers after UITabBarController"))
  }

  @Test("A fault of a move has no evidence", .exhaustive)
  func move() async throws {
    let exploration = await Cinema.explorer(.toldTwice).run(depth: 2)
    let finding = try #require(exploration.findings.first { $0.trial.move != nil })
    #expect(await Cinema.explorer(.toldTwice).evidence(for: finding) == FindingEvidence())
  }
}

import PortableUIKit
import StepRouterExplorer
import Testing

/// Verdicts reused from another state that looks the same and has the same controls.
@MainActor
@Suite(.headlessOnly) struct ReuseTests {
  @Test(
    "Reused verdicts are those that would have been found", .exhaustive,
    arguments: [ShopFault?.none, .lockIgnored])
  func same(fault: ShopFault?) async {
    let explorer = fault.map { Shop.explorer($0) } ?? Shop.explorer()
    let found = await explorer.run(ExplorationScope(depth: 3, states: 60))
    let reused = await explorer.run(
      ExplorationScope(depth: 3, states: 60, reusesVerdicts: true))
    #expect(reused.trials == found.trials)
    #expect(reused.reusedCount > 0)
    #expect(found.reusedCount == 0)
  }

  @Test(
    "States that differ only out of sight share their verdicts, except for the audit", .exhaustive)
  func counter() async {
    let scope = ExplorationScope(depth: 60, reusesVerdicts: true)
    let exploration = await Counter.explorer(limit: 100).run(scope)
    #expect(exploration.states.count > 60)
    #expect(exploration.isFaultless)
    let asked = exploration.trials.count { $0.destination != nil } - exploration.reusedCount
    // Eight pages over the first tab and over each visible number, and four audits.
    #expect(exploration.trials.count == 968)
    #expect(asked == 8 + 60 * 8 + 4)
  }

  @Test(
    "The audit finds a verdict that depends on something out of sight, and says what to do",
    .exhaustive)
  func audit() async {
    let scope = ExplorationScope(depth: 60, reusesVerdicts: true)
    let exploration = await Counter.explorer(limit: 20).run(scope)
    let problems = exploration.trials.flatMap(\.problems)
    #expect(
      problems.first { $0.kind == .notReusable }?.detail
        == "In another state with the same content it ended as “built”. Put whatever else it "
        + "depends on into the app's `state`, or explore without reuse.")
  }
}

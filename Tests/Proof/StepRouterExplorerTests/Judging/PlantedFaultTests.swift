import StepRouterExplorer
import Testing

/// Faults as apps have them, each planted in a copy of a faultless configuration.
@MainActor
@Suite(.headlessOnly) struct PlantedFaultTests {
  private static let depth = 4
  private static let states = 70

  @Test(
    "The explorer finds each planted fault, with the fewest moves that lead to it", .exhaustive,
    arguments: ShopFault.allCases)
  func found(_ fault: ShopFault) async throws {
    let report = fault.report
    let exploration = await Shop.explorer(fault).run(
      depth: report.moves.count, states: Self.states)
    let finding = try #require(
      exploration.findings.first { $0.trial.destination == report.destination })
    #expect(finding.moves == report.moves)
    #expect(finding.trial.problems.map(\.kind) == [report.problem])
    #expect(finding.trial.problems.first?.detail.contains(report.name) == true)
    #expect(finding.trial.location == Shop.location(of: report.destination, fault: fault))
    #expect(exploration.findings.allSatisfy { $0.trial.problems.map(\.kind) == [report.problem] })
  }

  @Test("A fault in several states is reported once, with the moves to the first of them")
  func inSeveralStates() async throws {
    let exploration = await Shop.explorer(.actionWithoutEffect).run(depth: 1)
    #expect(exploration.states.count > 2)
    #expect(exploration.findings.map(\.trial.destination) == ["settings"])
    let finding = try #require(exploration.findings.first)
    #expect(finding.moves == [])
    #expect(finding.trial.state == 0)
    #expect(finding.count == 6)
    #expect(finding.description.contains(": at the start, and in 5 other states"))
  }

  @Test("The explorer finds nothing wrong with the original shop", .exhaustive)
  func control() async {
    let exploration = await Shop.explorer().run(depth: Self.depth, states: Self.states)
    #expect(exploration.findings == [])
    #expect(exploration.states.last?.moves.count == Self.depth)
  }
}

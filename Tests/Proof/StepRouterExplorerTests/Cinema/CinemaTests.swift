import StepRouterExplorer
import Testing

/// Screens that answer, screens that close, and reports of the screens that have left.
@MainActor
@Suite(.headlessOnly) struct CinemaTests {
  private func explore(
    _ fault: CinemaFault? = nil, interleaved: Int = 4, waiting: Int = 4
  ) async -> Exploration {
    await Cinema.explorer(fault).run(
      depth: 2, interleavedStates: interleaved, waitingStates: waiting)
  }

  @Test(
    "The explorer finds nothing wrong with how the cinema closes, waits and reports", .exhaustive)
  func faultless() async {
    let exploration = await explore()
    #expect(exploration.findings == [])
    // One closing of each kind in nine states, and one of a screen on the other tab.
    #expect(exploration.closingCount == 19)
    let kinds = Set(exploration.trials.compactMap(\.followUp?.kind))
    #expect(kinds == Set(FollowUp.Kind.allCases))
  }

  @Test(
    "The explorer finds each fault planted in a copy, with the fewest moves", .exhaustive,
    arguments: CinemaFault.allCases)
  func found(_ fault: CinemaFault) async throws {
    let report = fault.report
    let exploration = await explore(
      fault, interleaved: report.interleaving == nil ? 0 : 4,
      waiting: report.followUp == nil ? 0 : 1)
    let finding = try #require(
      exploration.findings.first { finding in
        let trial = finding.trial
        return trial.destination == report.destination && trial.move == report.move
          && trial.interleaving == report.interleaving && trial.followUp == report.followUp
          && trial.closing == report.closing && finding.moves == report.moves
      }, "\(exploration)")
    #expect(finding.trial.problems.first?.kind == report.problem)
    #expect(finding.trial.problems.first?.detail == report.detail)
  }
}

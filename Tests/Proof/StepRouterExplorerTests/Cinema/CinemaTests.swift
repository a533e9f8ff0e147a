import StepRouterExplorer
import Testing

/// Screens that answer, screens that are closed, and what is told of those that have left.
@MainActor
@Suite(.headlessOnly) struct CinemaTests {
  private func explore(
    _ fault: CinemaFault? = nil, interleaved: Int = 4, waiting: Int = 4
  ) async -> Exploration {
    await Cinema.explorer(fault).run(
      depth: 2, interleavedStates: interleaved, waitingStates: waiting)
  }

  @Test("Nothing is wrong with how screens are closed, waited for and told of")
  func faultless() async {
    let exploration = await explore()
    #expect(exploration.findings == [])
    // One of each in nine states, and a screen on the other tab in one of them.
    #expect(exploration.closingCount == 19)
    let kinds = Set(exploration.trials.compactMap(\.followUp?.kind))
    #expect(kinds == Set(FollowUp.Kind.allCases))
  }

  @Test("Each fault of a copy is found, with the fewest moves", arguments: CinemaFault.allCases)
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

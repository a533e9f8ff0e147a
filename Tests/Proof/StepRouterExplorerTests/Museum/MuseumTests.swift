import StepRouterExplorer
import Testing

/// Columns, pages, a popover and a drawer, in wide and narrow windows.
@MainActor
@Suite(.headlessOnly) struct MuseumTests {
  @Test("The explorer finds nothing wrong with the museum, wide or narrow", .exhaustive)
  func faultless() async {
    let exploration = await Museum.explorer().run(depth: 3, states: 90, interleavedStates: 4)
    #expect(exploration.findings == [])
    #expect(exploration.states.last?.moves.contains(.resize(.regular)) == true)
  }

  @Test(
    "The explorer finds each fault planted in a copy, with the fewest moves", .exhaustive,
    arguments: MuseumFault.allCases)
  func found(_ fault: MuseumFault) async throws {
    let report = fault.report
    let exploration = await Museum.explorer(fault).run(
      depth: 3, states: report.states, interleavedStates: report.interleaving == nil ? 0 : 1)
    let finding = try #require(
      exploration.findings.first { finding in
        finding.trial.destination == report.destination && finding.trial.move == report.move
          && finding.trial.interleaving == report.interleaving
      })
    #expect(finding.moves == report.moves)
    #expect(finding.trial.problems.first?.kind == report.problem)
    #expect(finding.trial.problems.first?.detail.contains(report.detail) == true)
  }
}

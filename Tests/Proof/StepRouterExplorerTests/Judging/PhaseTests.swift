import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A fault is judged in every phase in which it can occur.
@MainActor
@Suite(.headlessOnly) struct PhaseTests {
  @Test("A fault is reported in its phase", arguments: PhaseFault.allCases)
  func told(_ fault: PhaseFault) async {
    let exploration = await fault.trial(Club.explorer(fault))
    #expect(
      exploration.trials.flatMap(\.problems).contains(fault.problem),
      "\(exploration.trials.flatMap(\.problems))")
  }

  @Test("Without the fault, nothing is reported in that phase", arguments: PhaseFault.allCases)
  func control(_ fault: PhaseFault) async {
    let exploration = await fault.trial(Club.explorer())
    #expect(exploration.trials.flatMap(\.problems) == [])
  }
}

import StepRouterExplorer
import Testing

/// An app whose screens come and go with animators of its own.
@MainActor
@Suite(.headlessOnly) struct AnimationTests {
  /// What the explorer says of requests for the card.
  private func faults(of fault: AnimatedApp.Fault) async -> [String] {
    let exploration = await AnimatedApp.explorer(fault).run(depth: 1)
    return exploration.findings.filter { $0.trial.destination == "card" }
      .flatMap(\.trial.problems).filter { $0.kind == .failed }.map(\.detail)
  }

  private let stuck = """
    The step of PlainScreen at StepRouterExplorerTests/AnimatedApp.swift:15 waited for a \
    transition, which did not end in time. By then it had integrated PlainScreen. An animator has \
    to call 'completeTransition(_:)', and a gesture that drives it has to finish or cancel it.
    """

  @Test("An app with a good animator has no fault")
  func faultless() async {
    let exploration = await AnimatedApp.explorer().run(depth: 2, interleavedStates: 10)
    #expect(exploration.isFaultless, "\(exploration)")
  }

  @Test("An animator that never completes its transition is found")
  func neverEnds() async {
    let found = await faults(of: .neverEnds)
    #expect(found == [stuck])
  }

  @Test("A gesture that drives the transition though no finger is down is found")
  func isDrivenAlways() async {
    let found = await faults(of: .isDrivenAlways)
    #expect(found == [stuck])
  }

  @Test("An animator that completes its transition as cancelled is found")
  func endsCancelled() async {
    let found = await faults(of: .endsCancelled)
    #expect(
      found == [
        """
        The step of PlainScreen at StepRouterExplorerTests/AnimatedApp.swift:15 cannot be \
        integrated: UINavigationController did not take the children that it was given. Check what \
        the container's class overrides, and whether its transition was cancelled.
        """
      ])
  }
}

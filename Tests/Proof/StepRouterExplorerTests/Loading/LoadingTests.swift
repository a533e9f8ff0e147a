import StepRouterExplorer
import Testing

/// An app with screens that load their content.
@MainActor
@Suite(.headlessOnly) struct LoadingTests {
  private func findings(_ fault: LoadingApp.Fault? = nil) async -> [String] {
    await LoadingApp.explorer(fault).run(depth: 2).findings.map(\.description)
  }

  @Test("An app with a screen that loads, and one that fails, has no fault")
  func faultless() async {
    let exploration = await LoadingApp.explorer().run(depth: 2)
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.isFaultless)
  }

  @Test("A load that never ends and has no time limit is found")
  func neverEnds() async {
    #expect(await findings(.neverEnds) == [])
  }

  @Test("A failure screen without a way out is found")
  func noWayOut() async {
    #expect(await findings(.noWayOut) == [])
  }

  @Test("Content that is pushed again when it has loaded is found")
  func pushesAgain() async {
    #expect(await findings(.pushesAgain) == [])
  }
}

import PortableUIKit
import StepRouterExplorer
import Testing

/// The explorer accuses no app that does nothing wrong.
@MainActor
@Suite(.headlessOnly) struct SmallAppTests {
  @Test(
    "Work that goes on for a moment is no fault", .exhaustive, arguments: SmallApp.allCases)
  func faultless(_ app: SmallApp) async {
    let exploration = await app.explorer.run(depth: 2, interleavedStates: 2)
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.states.count > 2)
  }

  @Test(
    "A screen that its endless task holds has leaked, and the report names the task", .exhaustive)
  func endless() async {
    let exploration = await SmallApp.explorer { _ in EndlessScreen() }.replay([.tap("Open"), .back])
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(
          .leaked,
          "EndlessScreen is still alive off screen. One of its own tasks or timers may hold it: "
            + "“ticker”.")
      ])
  }
}

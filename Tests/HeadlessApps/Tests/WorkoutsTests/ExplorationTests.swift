import StepRouterExplorer
import StepRouterTesting
import Testing
import Workouts

@MainActor @Suite(.serialized) struct ExplorationTests {
  @Test func `nothing is wrong with the app`() async {
    let exploration = await explorer().run(depth: 2)
    expectNothingWrong(exploration, reporter: .swiftTesting)
  }
}

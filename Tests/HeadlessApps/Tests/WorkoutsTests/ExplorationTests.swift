import Foundation
import StepRouterExplorer
import Testing
import Workouts

@MainActor @Suite(.serialized) struct ExplorationTests {
  @Test func `nothing is wrong with the app`() async {
    let exploration = await explorer().run(depth: 2)
    #expect(exploration.faults.map(\.description) == [])
    #expect(exploration.states.count == 35)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil))
  func `nothing is wrong with the app four moves deep`() async {
    let exploration = await explorer().run(depth: 4)
    #expect(exploration.faults.map(\.description) == [])
    #expect(exploration.states.count == 186)
  }
}

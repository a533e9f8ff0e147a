import Foundation
import StepRouterExplorer
import Testing
import Workouts

@MainActor @Suite(.serialized) struct ExplorationTests {
  @Test func `nothing is wrong with the app`() async {
    let depth = Int(ProcessInfo.processInfo.environment["DEPTH"] ?? "2") ?? 2
    let exploration = await explorer().run(depth: depth)
    print("states", exploration.states.count, exploration.description)

    #expect(exploration.faults.map(\.description) == [])
  }
}

import Explored
import Foundation
import StepRouterExplorer
import Testing

@MainActor @Suite(.serialized) struct PlantedFaultTests {
  @Test func probe() async throws {
    for (name, depth) in [("Expenses1", 2), ("Expenses2", 5), ("Gallery1", 1), ("Gallery3", 3), ("Recipes1", 4), ("Recipes2", 3), ("Recipes3", 3), ("Tasks1", 3), ("Tasks2", 3), ("Travel2", 8), ("Workouts1", 2), ("Workouts2", 4), ("Workouts3", 1)] {
      let start = Date()
      let x = await ExploredApps.planted[name]!(name == "Workouts3").run(depth: depth, states: 400)
      print(name, depth, x.states.count, Date().timeIntervalSince(start), x.faults.map(\.description), x.unansweredTaps)
    }
  }
}

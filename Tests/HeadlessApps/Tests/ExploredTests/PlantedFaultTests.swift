import Explored
import Foundation
import StepRouterExplorer
import Testing

/// Each app's author has planted three faults. `plant` makes the copies that have them.
@MainActor @Suite(.serialized, .enabled(if: ExploredApps.hasPlanted))
struct PlantedFaultTests {
  @Test(arguments: PlantedFault.found)
  func `the moves show the fault in the copy, and nothing in the app`(
    _ fault: PlantedFault
  ) async throws {
    let planted = try #require(ExploredApps.planted[fault.copy])
    let inCopy = await planted(false).replay(fault.moves)
    #expect(Set(inCopy.faults.map(\.kind)) == [fault.kind])

    let sound = try #require(ExploredApps.sound[String(fault.copy.dropLast())])
    let inApp = await sound(false).replay(fault.moves)
    #expect(inApp.faults.map(\.description) == [])
  }

  @Test(.enabled(if: Self.isExhaustive), arguments: PlantedFault.found)
  func `an exploration finds the fault by itself`(_ fault: PlantedFault) async throws {
    let planted = try #require(ExploredApps.planted[fault.copy])
    switch fault.search {
    case .depth(let depth):
      let exploration = await planted(false).run(depth: depth, states: 400)
      #expect(exploration.faults.map(\.kind).contains(fault.kind))
    case .walks(let count, let seed):
      let report = await planted(true).swarm(walks: count, length: 40, seed: seed)
      #expect(report.failures.flatMap(\.problems).map(\.kind).contains(fault.kind))
    }
  }

  /// The buttons have a target that calls nobody: the explorer has to look behind each state.
  @Test(.enabled(if: Self.isExhaustive)) func `a picker without a way out is a dead end`()
    async throws
  {
    let planted = try #require(ExploredApps.planted["Expenses2"])
    let exploration = await planted(false).run(depth: 5, states: 400)
    #expect(
      exploration.faults.map(\.description) == [
        "CategoryPickerViewController has no way out (5 times)"
      ])
  }

  @Test func `links behind a sheet are lost`() async throws {
    let planted = try #require(ExploredApps.planted["Workouts3"])
    let exploration = await planted(true).run(depth: 1)
    #expect(Set(exploration.faults.map(\.kind)).isSuperset(of: [.linkLost, .complaint]))
    #expect(exploration.faults.count == 8)
  }

  @Test func `nothing to be seen comes of a retry that does nothing`() async throws {
    let planted = try #require(ExploredApps.planted["Tasks2"])
    let exploration = await planted(false).run(depth: 2)
    #expect(exploration.unansweredTaps == [.tap("Try Again")])
    let sound = try #require(ExploredApps.sound["Tasks"])
    #expect(await sound(false).run(depth: 2).unansweredTaps == [])
  }

  nonisolated private static let isExhaustive =
    ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil
}

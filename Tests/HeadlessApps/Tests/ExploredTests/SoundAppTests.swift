import Explored
import StepRouterExplorer
import Testing

/// Apps by people who had never seen the headless UIKit, explored as they wrote them.
@MainActor @Suite(.serialized) struct SoundAppTests {
  @Test(arguments: ["Expenses", "Recipes", "Tasks", "Travel", "Workouts"])
  func `nothing is wrong with the app`(_ app: String) async throws {
    let explorer = try #require(ExploredApps.sound[app])
    let exploration = await explorer(true).run(depth: 2)
    #expect(exploration.faults.map(\.description) == [])
  }

  /// The app presents a screen while it ends the search, and UIKit refuses that.
  @Test func `two links of the gallery are lost while the user searches`() async throws {
    let explorer = try #require(ExploredApps.sound["Gallery"])
    let exploration = await explorer(true).run(depth: 1)
    #expect(
      exploration.faults.map(\.description).sorted() == [
        "“gallery://albums/new” is lost (2 times)", "“gallery://photo/p1/info” is lost (2 times)",
      ])
  }
}

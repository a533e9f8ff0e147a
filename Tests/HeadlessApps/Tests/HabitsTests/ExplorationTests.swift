import PortableUIKit
import StepRouterExplorer
import Testing

@testable import Habits

/// The app explored as it is: it has no router, and the explorer knows nothing of it but its links.
@MainActor @Suite struct ExplorationTests {
  private let explorer = Explorer.launching {
    ExploredLaunch(
      delegate: AppDelegate(), sceneDelegate: { _ in SceneDelegate() },
      app: ExploredApp(links: [
        ExploredLink("habits://habit/Run", opens: HabitDetailViewController.self) {
          $0.title == "Run"
        }
      ]))
  }

  @Test("A link that arrives while the editor is open is pushed behind it")
  func lostLink() async {
    let exploration = await explorer.run(depth: 1)
    for fault in exploration.faults { print("FAULT", fault) }
    #expect(exploration.faults.map { "\($0.kind)" } == ["linkLost"])
  }
}

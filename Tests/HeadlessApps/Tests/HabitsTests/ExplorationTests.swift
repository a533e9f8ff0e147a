import PortableUIKit
import StepRouterExplorer
import Testing

@testable import Habits

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

  @Test func aLinkOpensBehindTheEditor() async {
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.faults.map(\.kind) == [.linkLost])
  }
}

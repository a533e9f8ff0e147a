import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// The screens of an app written for another router, from two states.
@MainActor @Suite("Migrated configurations", .onDevice)
struct MigrationTests {
  enum Start: String, CaseIterable { case home, sheetOnTabs }

  let app: any MigratedApp = MigratedConfigurations()

  private func stage(at start: Start) -> Stage {
    app.declareStoryboards()
    switch start {
    case .home: return Stage(root: Migrated.HomeViewController())
    case .sheetOnTabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: Migrated.CircleViewController()),
        Migrated.SquareViewController(),
      ]
      tabs.selectedIndex = 1
      let stage = Stage(root: tabs)
      tabs.present(Migrated.StarViewController(), animated: false)
      stage.device.runUntilIdle()
      return stage
    }
  }

  @Test(
    "Each migrated screen is shown from either state",
    arguments: MigratedScreen.allCases, Start.allCases)
  func shown(screen: MigratedScreen, start: Start) {
    let stage = stage(at: start)
    #expect(app.end(of: screen, on: stage.device) == "successful")
    #expect(stage.tree == (start == .home ? screen.fromHome : screen.fromSheet))
  }
}

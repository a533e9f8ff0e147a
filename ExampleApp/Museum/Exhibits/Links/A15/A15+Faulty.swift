#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A15 {
  static func faulty() -> @MainActor () -> ExploredLaunch { { .of { FaultyScene() } } }

  private final class FaultyScene: Scene {
    // The link that launches the app is in the connection options, and nobody looks there.
    override func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for _ in contexts { router.navigate(to: article) }
    }
  }
}
#endif

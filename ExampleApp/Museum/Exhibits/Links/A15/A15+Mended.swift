#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterLinks

extension A15 {
  static func mended() -> @MainActor () -> ExploredLaunch { { .of { MendedScene() } } }

  private final class MendedScene: Scene {
    private let inbox = LinkInbox(policy: .inOrder)

    override func connected(_ scene: UIWindowScene, with options: UIScene.ConnectionOptions) {
      let links = LinkMap(schemes: ["app"]) { LinkPattern(article, "article") }
      inbox.connect(scene, links: links, router: router)
      inbox.receive(options, in: scene)
    }

    override func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      inbox.receive(contexts, in: scene)
    }
  }
}
#endif

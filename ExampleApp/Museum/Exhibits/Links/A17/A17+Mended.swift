#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A17 {
  static func mended() -> @MainActor () -> ExploredLaunch { { .of { MendedScene() } } }

  private final class MendedScene: MuseumScene {
    private let article = pushed(onStackOf: Home.self) { Article("Article") }

    override func makeRoot() -> UIViewController {
      UINavigationController(
        rootViewController: Home("Home").button("Article") { [router, article] _ in
          router.navigate(to: article)
        })
    }

    override func explored() -> ExploredApp {
      ExploredApp(
        router: router, destinations: [ExploredDestination("article", article)],
        properties: [.always("the article comes where it was tapped", isWhereTapped)])
    }
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A16 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let article = pushed(onStackOf: Home.self) { Article("Article") }
    let settings = presented { Settings("Settings") }
    window.show(
      UINavigationController(
        rootViewController: Home("Home").button("Settings") { _ in router.navigate(to: settings) }))
    return ExploredApp(
      router: router,
      destinations: [
        ExploredDestination("article", article), ExploredDestination("settings", settings),
      ], events: [.link { router.navigate(to: article) }], properties: [inFront])
  }

  private final class Settings: Screen {}
}
#endif

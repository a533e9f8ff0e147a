#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A13 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let sheet = presented { Sheet("Share") }
    window.show(
      UINavigationController(
        rootViewController: Screen("Document").button("Share") { _ in router.navigate(to: sheet) }))
    return ExploredApp(router: router, destinations: [ExploredDestination("share", sheet)])
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A9 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let details = pushed(onStackOf: List.self) { Details("Details") }
    window.show(
      UINavigationController(
        rootViewController: List("List").button("Open") { _ in router.navigate(to: details) }))
    return ExploredApp(router: router, destinations: [ExploredDestination("details", details)])
  }

  private final class List: Screen {}

  private final class Details: Screen {
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
    }
  }
}
#endif

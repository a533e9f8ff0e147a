#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A7 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let details = pushed(onStackOf: List.self) { Details("Details") }
    window.show(UINavigationController(rootViewController: List("List")))
    return ExploredApp(
      router: router, destinations: [ExploredDestination("details", details)],
      events: [
        hits {
          router.navigate(to: details)
          router.navigate(to: details)
        }
      ])
  }
}
#endif

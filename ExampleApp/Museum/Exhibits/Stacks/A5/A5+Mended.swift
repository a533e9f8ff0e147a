#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A5 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let office = Office()
    let router = window.makeRouter()
    let details = pushed(onStackOf: List.self) {
      office.isOccupied = true
      let details = Details("Details")
      details.onLeave { _ in office.isOccupied = false }
      return details
    }
    window.show(
      UINavigationController(
        rootViewController: List("List").button("Open") { _ in router.navigate(to: details) }))
    return ExploredApp(
      router: router, destinations: [ExploredDestination("details", details)],
      state: { office.words }, properties: [hasCoordinator(office)])
  }

  private final class List: Screen {}
}
#endif

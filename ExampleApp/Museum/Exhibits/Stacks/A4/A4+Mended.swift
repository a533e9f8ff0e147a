#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A4 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let details = pushed(onStackOf: List.self) { Details("Details") }
    let stack = Stack(rootViewController: list { _ in router.navigate(to: details) })
    stack.agrees = { $0.viewControllers.count > 1 }
    return explored(stack, in: window, router: router, [ExploredDestination("details", details)])
  }

  private final class Details: Screen {}
}
#endif

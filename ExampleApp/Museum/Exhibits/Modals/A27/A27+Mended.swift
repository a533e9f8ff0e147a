#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A27 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let spinner = presented { Spinner("Loading") }
    window.show(
      Screen("Home").button("Load") { _ in
        router.navigate(to: spinner) { result in
          if case .success(let outcome) = result { router.close(outcome.viewController) }
        }
      })
    return ExploredApp(router: router, destinations: [ExploredDestination("spinner", spinner)])
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A14 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let home = StepAssembly(
      finder: ClassFinder<Home, Void>(), factory: InlineFactory { (_: Void) in Home("Home") }
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
    let welcome = presented {
      Welcome("Welcome").button("Start") { _ in router.navigate(to: home) }
    }
    window.show(Screen("Login").button("Log in") { _ in router.navigate(to: welcome) })
    return ExploredApp(router: router, destinations: [ExploredDestination("home", home)])
  }
}
#endif

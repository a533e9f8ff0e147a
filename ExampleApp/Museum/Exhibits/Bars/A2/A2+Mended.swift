#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A2 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let split = makeSplit()
    let router = window.makeRouter()
    let order = StepAssembly(
      finder: ClassFinder<Order, Void>(), factory: InlineFactory { (_: Void) in Order("Order") }
    )
    .using(.setColumn(.secondary))
    .from(standing(UISplitViewController.self))
    .assemble()
    split.setViewController(orders { router.navigate(to: order) }, for: .primary)
    let tabs = UITabBarController()
    split.title = "Orders"
    tabs.viewControllers = [split]
    window.show(tabs)
    return ExploredApp(router: router, destinations: [ExploredDestination("order", order)])
  }
}
#endif

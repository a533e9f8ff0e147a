#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A6 {
  static func mended(in window: UIWindow) -> ExploredApp {
    useNewSheets()
    let router = window.makeRouter(.reject)
    let store = presented { Store("Store").button("Cancel") { router.close($0) } }
    let menu = presented { Menu("Menu") }
    window.show(Screen("Product"))
    return ExploredApp(
      router: router,
      destinations: [ExploredDestination("store", store), ExploredDestination("menu", menu)],
      events: [
        hits {
          router.navigate(to: store) { _ in }
          router.navigate(to: menu) { _ in }
        }
      ], properties: [closes])
  }
}
#endif

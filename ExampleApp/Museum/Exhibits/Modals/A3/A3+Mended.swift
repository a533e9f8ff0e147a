#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A3 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let share = presented { Share("Share").button("Done") { $0.dismiss(animated: false) } }
    window.show(Screen("Home").button("Share") { _ in router.navigate(to: share) })
    return ExploredApp(router: router, destinations: [ExploredDestination("share", share)])
  }

  private final class Share: Screen {}
}
#endif

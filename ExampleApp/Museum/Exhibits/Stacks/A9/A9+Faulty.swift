#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A9 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    window.show(
      UINavigationController(
        rootViewController: Screen("List").button("Open") {
          $0.navigationController?.pushViewController(Details("Details"), animated: true)
        }))
    return ExploredApp(router: window.makeRouter(), destinations: [])
  }

  private final class Details: Screen {
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidAppear(animated)
    }
  }
}
#endif

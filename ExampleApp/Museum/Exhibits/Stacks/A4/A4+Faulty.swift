#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A4 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let stack = Stack(
      rootViewController: list {
        $0.navigationController?.pushViewController(Screen("Details"), animated: true)
      })
    stack.agrees = { _ in true }
    return explored(stack, in: window, router: window.makeRouter(), [])
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A16 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let stack = UINavigationController(
      rootViewController: Home("Home").button("Settings") {
        $0.present(Screen("Settings"), animated: true)
      })
    window.show(stack)
    return ExploredApp(
      router: window.makeRouter(), destinations: [],
      events: [
        .link { [weak stack] in
          guard !(stack?.topViewController is Article) else { return }
          stack?.pushViewController(Article("Article"), animated: true)
        }
      ], properties: [inFront])
  }
}
#endif

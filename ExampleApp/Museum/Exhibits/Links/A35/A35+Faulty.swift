#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A35 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let stack = UINavigationController(rootViewController: Home("Home"))
    window.show(stack)
    return ExploredApp(
      router: window.makeRouter(), destinations: [],
      events: [
        .link { [weak stack] in stack?.pushViewController(Chat("Chat with Ada"), animated: true) }
      ])
  }
}
#endif

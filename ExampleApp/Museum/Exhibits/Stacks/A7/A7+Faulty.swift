#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A7 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let details = Details("Details")
    let stack = UINavigationController(rootViewController: List("List"))
    window.show(stack)
    return ExploredApp(
      router: window.makeRouter(), destinations: [],
      events: [
        hits { [weak stack] in
          stack?.pushViewController(details, animated: true)
          stack?.pushViewController(details, animated: true)
        }
      ], keeps: { $0 is Details })
  }
}
#endif

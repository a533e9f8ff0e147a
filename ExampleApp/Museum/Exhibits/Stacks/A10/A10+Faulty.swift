#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A10 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    useStrictPages()
    let pages = show(in: window)
    return ExploredApp(
      router: window.makeRouter(), destinations: [],
      events: [
        notifications { [weak pages] in
          for number in [2, 3] {
            pages?.setViewControllers(
              [Page(number: number)], direction: .forward, animated: true)
          }
        }
      ])
  }
}
#endif

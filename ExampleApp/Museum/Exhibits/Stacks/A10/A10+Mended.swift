#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A10 {
  static func mended(in window: UIWindow) -> ExploredApp {
    useStrictPages()
    let router = window.makeRouter()
    _ = show(in: window)
    let page = StepAssembly(
      finder: PageFinder(), factory: InlineFactory { (number: Int) in Page(number: number) }
    )
    .using(.showPage(orderedBy: \Page.number))
    .from(standing(UIPageViewController.self))
    .assemble()
    return ExploredApp(
      router: router, destinations: [ExploredDestination("page 2", page, with: 2)],
      events: [
        notifications {
          for number in [2, 3] { router.navigate(to: page, with: number) }
        }
      ])
  }

  private struct PageFinder: StackIteratingFinder {
    func isTarget(_ page: Page, with number: Int) -> Bool { page.number == number }
  }
}
#endif

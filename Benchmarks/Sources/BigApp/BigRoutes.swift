import PortableUIKit
import StepRouter
import StepRouterExplorer

/// Five tabs, each with a list whose rows open further lists, two levels deep: 13 places per tab.
/// Tabs that keep their places make 5 · 13⁵ states.
@MainActor
struct BigRoutes {
  static let tabCount = 5
  static let pageCount = 6

  static func start(in window: UIWindow) -> ExploredApp {
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<tabCount).map { tab in
      let list = ListViewController()
      list.path = "\(tab)"
      let stack = UINavigationController(rootViewController: list)
      stack.tabBarItem.title = "Tab \(tab)"
      return stack
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let destinations = (0..<tabCount).flatMap { tab in
      (0..<pageCount).map { page in
        ExploredDestination(
          "page \(page) of tab \(tab)", Self.page(in: tab), with: tab * pageCount + page)
      }
    }
    return ExploredApp(router: router, destinations: destinations)
  }

  private static func page(in tab: Int) -> DestinationStep<PageViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<PageViewController, Int>(),
      factory: InlineFactory { (number: Int) -> PageViewController in
        let page = PageViewController()
        page.number = number
        return page
      }
    )
    .using(.push())
    .from(stack(in: tab))
    .assemble()
  }

  private static func stack(in tab: Int) -> DestinationStep<UINavigationController, Int> {
    let finder = InlineStackIteratingFinder<UINavigationController, Int> { stack, _ in
      stack.tabBarItem.title == "Tab \(tab)"
    }
    return StepAssembly(finder: finder, factory: NilFactory()).from(.current).assemble()
  }
}

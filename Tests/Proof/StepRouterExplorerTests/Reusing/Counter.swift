import PortableUIKit
import StepRouter
import StepRouterExplorer

/// An app whose second tab counts, while the first one is in front.
@MainActor
struct Counter {
  final class Page: UIViewController, ContextChecking {
    var number = 0

    func isTarget(for context: Int) -> Bool { context == number }
  }

  struct Full: Error {}

  /// - Parameter limit: The count from which pages can't be built any more. It's visible nowhere in
  ///   front.
  static func explorer(limit: Int) -> Explorer {
    Explorer { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let counter = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: UIViewController()), counter,
      ]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      counter.title = "0"
      let count = { [weak counter] in Int(counter?.title ?? "") ?? 0 }
      let page = StepAssembly(
        finder: ClassWithContextFinder<Page, Int>(),
        factory: InlineFactory { (number: Int) throws -> Page in
          guard count() < limit else { throw Full() }
          let page = Page()
          page.number = number
          return page
        }
      ).using(.push()).from(.visibleStack).assemble()
      return ExploredApp(
        router: router,
        destinations: (1...8).map { ExploredDestination("page \($0)", page, with: $0) },
        events: [
          ExploredEvent("count", when: { count() < 60 }) { [weak counter] in
            counter?.title = "\(count() + 1)"
          }
        ])
    }
  }
}

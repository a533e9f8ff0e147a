import PortableUIKit
import StepRouter

/// A stack that records each update of its view controllers.
final class CountingNavigation: UINavigationController {
  private(set) var updates: [String] = []

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    updates.append("set \(viewControllers.count) \(animated)")
    super.setViewControllers(viewControllers, animated: animated)
  }
}

/// A custom container that shows one of its pages.
final class PagesViewController: UIViewController, CustomContainerViewController {
  var pages: [UIViewController] = [] {
    didSet {
      for page in oldValue where !pages.contains(page) {
        page.willMove(toParent: nil)
        page.removeFromParent()
      }
      for page in pages where page.parent !== self {
        addChild(page)
        page.didMove(toParent: self)
      }
    }
  }
  var shown = 0

  var adapter: any ContainerAdapter { PagesAdapter(container: self) }
}

struct PagesAdapter: ContainerAdapter {
  let container: PagesViewController

  var containedViewControllers: [UIViewController] { container.pages }
  var visibleViewControllers: [UIViewController] {
    container.pages.indices.contains(container.shown) ? [container.pages[container.shown]] : []
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.shown = container.pages.firstIndex(of: viewController) ?? 0
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.pages = viewControllers
    completion(.success)
  }
}

/// Adds a page to ``PagesViewController``.
struct AddPage: ContainerAction {
  typealias ViewController = PagesViewController
  var canBeMerged = true
}

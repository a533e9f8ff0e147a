import PortableUIKit
import StepRouter

/// A custom container: a list of pages, one of which is shown. It notes what the router does with
/// it.
final class SidebarViewController: UIViewController, CustomContainerViewController {
  let journal = Journal()
  private(set) var pages: [UIViewController] = []
  private(set) var shownPage: UIViewController?
  /// Whether it obeys the router.
  var isObedient = true

  var adapter: any ContainerAdapter { SidebarAdapter(sidebar: self) }

  func setPages(_ newPages: [UIViewController]) {
    for page in pages where !newPages.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in newPages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    pages = newPages
    if shownPage == nil || shownPage?.parent !== self { show(newPages.first) }
  }

  func show(_ page: UIViewController?) {
    shownPage?.viewIfLoaded?.removeFromSuperview()
    shownPage = page
    if let page { view.addSubview(page.view) }
  }
}

struct SidebarAdapter: ContainerAdapter {
  let sidebar: SidebarViewController

  var containedViewControllers: [UIViewController] { sidebar.pages }
  var visibleViewControllers: [UIViewController] { sidebar.shownPage.map { [$0] } ?? [] }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    sidebar.journal.note("show \(type(of: viewController)), animated: \(animated)")
    guard sidebar.isObedient else { return completion(.failure(Refusal())) }
    sidebar.show(viewController)
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    sidebar.journal.note("set \(viewControllers.count), animated: \(animated)")
    guard sidebar.isObedient else { return completion(.failure(Refusal())) }
    sidebar.setPages(viewControllers)
    completion(.success)
  }
}

/// Adds a page at the end.
struct AddSidebarPage: ContainerAction {
  typealias ViewController = SidebarViewController
  var canBeMerged = true
}

/// Replaces all pages by one.
struct OnlySidebarPage: ContainerAction {
  typealias ViewController = SidebarViewController

  func perform(embedding child: UIViewController, in children: inout [UIViewController]) {
    children = [child]
  }
}

/// Builds a sidebar with its children, or without them.
struct SidebarFactory: ContainerFactory {
  var asksForChildren = true

  func build(
    with context: Void, integrating children: ChildCoordinator
  ) throws -> SidebarViewController {
    let sidebar = SidebarViewController()
    if asksForChildren { sidebar.setPages(try children.build()) }
    return sidebar
  }
}

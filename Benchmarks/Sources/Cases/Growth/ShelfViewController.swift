import PortableUIKit
import StepRouter

/// A container of the app's own that shows its last page.
final class ShelfViewController: UIViewController, CustomContainerViewController {
  var pages: [UIViewController] = [] {
    didSet {
      for page in pages where page.parent !== self {
        addChild(page)
        page.didMove(toParent: self)
      }
    }
  }

  var adapter: any ContainerAdapter { ShelfAdapter(shelf: self) }
}

private struct ShelfAdapter: ContainerAdapter {
  let shelf: ShelfViewController

  var containedViewControllers: [UIViewController] { shelf.pages }
  var visibleViewControllers: [UIViewController] { shelf.pages.suffix(1) }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.success) }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    shelf.pages = viewControllers
    completion(.success)
  }
}

/// Puts a screen at the end of a shelf.
struct AddToShelf: ContainerAction {
  typealias ViewController = ShelfViewController

  func perform(embedding child: UIViewController, in children: inout [UIViewController]) {
    children.append(child)
  }
}

import ExampleDrawer
import PortableUIKit
import StepRouter

/// Tells the router what a drawer contains, and opens and closes it.
struct DrawerAdapter: ContainerAdapter {
  struct IsFixed: Error, CustomStringConvertible {
    var description: String { "the drawer keeps the menu and the content that it was built with" }
  }

  let drawer: DrawerViewController

  var containedViewControllers: [UIViewController] {
    [drawer.content, drawer.menu].compactMap { $0 }
  }

  var visibleViewControllers: [UIViewController] {
    [drawer.isOpen ? drawer.menu : drawer.content].compactMap { $0 }
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    drawer.setOpen(viewController === drawer.menu, animated: animated) { completion(.success) }
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(IsFixed()))
  }
}

import PortableUIKit
import StepRouter

extension BankDrawer: CustomContainerViewController {
  package var adapter: any ContainerAdapter { BankDrawerAdapter(drawer: self) }
}

/// Tells the router which view controllers the drawer contains and shows, and shows others for it.
struct BankDrawerAdapter: ContainerAdapter {
  let drawer: BankDrawer

  var containedViewControllers: [UIViewController] {
    [drawer.menu].compactMap { $0 } + drawer.sections
  }

  var visibleViewControllers: [UIViewController] {
    [drawer.isOpen ? drawer.menu : drawer.selected].compactMap { $0 }
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    drawer.show(viewController, animated: animated) { completion(.success) }
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    drawer.setMembers(
      menu: drawer.menu, sections: viewControllers.filter { $0 !== drawer.menu })
    completion(.success)
  }
}

/// Adds a section to the drawer, after the others.
struct AddSection: ContainerAction {
  typealias ViewController = BankDrawer
}

/// Builds a drawer with its menu and the given sections.
struct BankDrawerFactory<Context>: SimpleContainerFactory {
  let makeMenu: @MainActor () -> UIViewController

  func build(
    with context: Context, integrating sections: [UIViewController]
  ) throws -> BankDrawer {
    let drawer = BankDrawer()
    drawer.setMembers(menu: makeMenu(), sections: sections)
    return drawer
  }
}

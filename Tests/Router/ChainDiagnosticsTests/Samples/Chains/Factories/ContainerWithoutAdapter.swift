import PortableUIKit
import StepRouter

// A class becomes a container by its adapter, not by the mere name.
private struct SidebarAdapter: ContainerAdapter {
  var containedViewControllers: [UIViewController] { [] }
  var visibleViewControllers: [UIViewController] { [] }
  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }
  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }
}

#if MISTAKE
private final class Sidebar: UIViewController, ContainerViewController {
  // expected-mistake-error@-1 {{type 'Sidebar' does not conform to protocol 'ContainerViewController'}}
  // expected-mistake-error@-2 {{unavailable static property '_hasAdapter' was used to satisfy a requirement of protocol 'ContainerViewController': conform to 'CustomContainerViewController': its 'adapter' tells the router about the container's children}}
  var adapter: any ContainerAdapter { SidebarAdapter() }
}
#else
private final class Sidebar: UIViewController, CustomContainerViewController {
  var adapter: any ContainerAdapter { SidebarAdapter() }
}
#endif

/// Works on the children of a sidebar.
private struct ShowInSidebar: ContainerAction {
  typealias ViewController = Sidebar
}

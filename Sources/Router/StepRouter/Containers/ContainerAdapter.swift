import PortableUIKit

/// Gives the router access to the children of a container class, and changes them.
///
/// UIKit's containers have built-in adapters. Your own container supplies one through
/// ``CustomContainerViewController``:
///
/// ```swift
/// struct SidebarAdapter: ContainerAdapter {
///   let sidebar: SidebarViewController
///   var containedViewControllers: [UIViewController] { sidebar.pages }
///   var visibleViewControllers: [UIViewController] { [sidebar.selectedPage].compactMap { $0 } }
///
///   func makeVisible(
///     _ viewController: UIViewController, animated: Bool,
///     completion: @escaping @MainActor (RoutingResult) -> Void
///   ) {
///     sidebar.selectedPage = viewController
///     completion(.success)
///   }
///
///   func setContainedViewControllers(
///     _ viewControllers: [UIViewController], animated: Bool,
///     completion: @escaping @MainActor (RoutingResult) -> Void
///   ) {
///     sidebar.pages = viewControllers
///     completion(.success)
///   }
/// }
/// ```
@MainActor
public protocol ContainerAdapter {
  /// The view controllers in the container, in its own order.
  var containedViewControllers: [UIViewController] { get }
  /// The contained view controllers that are visible whenever the container is.
  var visibleViewControllers: [UIViewController] { get }

  /// Shows a contained view controller and calls `completion` when the transition has ended.
  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)

  /// Returns the view controllers that leave for good to show this one, such as those above it in a
  /// stack. The router first asks them whether they may go. The default is none.
  func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController]

  /// Replaces the container's children and calls `completion` when the transition has ended.
  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
}

/// A container of your own that the router can look into and change.
///
/// ```swift
/// extension SidebarViewController: CustomContainerViewController {
///   var adapter: any ContainerAdapter { SidebarAdapter(sidebar: self) }
/// }
/// ```
@MainActor
public protocol CustomContainerViewController: UIViewController, ContainerViewController {
  /// The adapter that gives the router access to this container's children.
  var adapter: any ContainerAdapter { get }
}

extension ContainerAdapter {
  /// Returns an empty array: nothing leaves the container.
  public func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController]
  {
    []
  }

  /// Replaces the container's children and shows one of them, with as few transitions as possible.
  func update(
    _ container: UIViewController, to children: [UIViewController],
    showing child: UIViewController, animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    // The adapters of UIKit's own containers check this and more.
    if ClassTraits.of(container).container == .custom {
      do {
        try refuseImpossible(children, beside: containedViewControllers, in: container)
      } catch {
        return completion(.failure(error))
      }
    }
    setContainedViewControllers(children, animated: animated) { result in
      guard case .success = result else { return completion(result) }
      if visibleViewControllers.holds(child) { return completion(.success) }
      makeVisible(child, animated: animated, completion: completion)
    }
  }

  /// Throws if a child appears twice in the list, or if a new child can't go into this container.
  func refuseImpossible(
    _ children: [UIViewController], beside current: [UIViewController],
    in container: UIViewController
  ) throws(IntegrationRefusal) {
    let check = IntegrationCheck(host: container)
    var earlier = ViewControllerSet([])
    let known = ViewControllerSet(current)
    for child in children {
      guard earlier.insert(child) else { throw .duplicate(ViewControllerReference(child)) }
      if !known.holds(child), let refusal = check.refusal(of: child) { throw refusal }
    }
  }
}

import PortableUIKit

/// Tells the router about the children of a container class and changes them.
///
/// UIKit's containers have theirs; an app's own container brings one through
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
  /// Those of them that are visible when the container is.
  var visibleViewControllers: [UIViewController] { get }

  /// Shows a contained view controller; answers when the movement has ended.
  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)

  /// The view controllers that go for good when this one is shown, as those above it in a stack do:
  /// the router asks them first whether they may. None by default.
  func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController]

  /// Gives the container other children; answers when the movement has ended.
  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
}

/// A container of the app's own that the router can look into and change.
///
/// ```swift
/// extension SidebarViewController: CustomContainerViewController {
///   var adapter: any ContainerAdapter { SidebarAdapter(sidebar: self) }
/// }
/// ```
@MainActor
public protocol CustomContainerViewController: UIViewController, ContainerViewController {
  /// Tells the router about this container's children, and changes them.
  var adapter: any ContainerAdapter { get }
}

extension ContainerAdapter {
  /// None: whatever was shown before stays in the container.
  public func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController]
  {
    []
  }

  /// Gives the container these children and shows one of them, in as few movements as it takes.
  func update(
    _ container: UIViewController, to children: [UIViewController],
    showing child: UIViewController, animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    // UIKit's own containers have adapters that check this, and more.
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

  /// Throws if a child is listed twice, or if a new child cannot go into this container.
  func refuseImpossible(
    _ children: [UIViewController], beside current: [UIViewController],
    in container: UIViewController
  ) throws(IntegrationRefusal) {
    let check = IntegrationCheck(host: container)
    for (index, child) in children.enumerated() {
      if children[..<index].contains(where: { $0 === child }) {
        throw .duplicate(ViewControllerReference(child))
      }
      if !current.holds(child), let refusal = check.refusal(of: child) { throw refusal }
    }
  }
}

import PortableUIKit

/// The tabs of a tab bar controller: all of them contained, the selected one visible.
struct TabBarControllerAdapter: ContainerAdapter {
  let tabBarController: UITabBarController

  var containedViewControllers: [UIViewController] { tabBarController.viewControllers ?? [] }

  var visibleViewControllers: [UIViewController] {
    tabBarController.selectedViewController.map { [$0] } ?? []
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    // UIKit raises an exception for a view controller that is not a tab (M20).
    guard containedViewControllers.contains(where: { $0 === viewController }) else {
      let name = ViewControllerReference(viewController)
      return completion(.failure(IntegrationRefusal.notContained(name)))
    }
    tabBarController.selectedViewController = viewController
    guard tabBarController.selectedViewController === viewController else {
      let name = ViewControllerReference(tabBarController)
      return completion(.failure(IntegrationRefusal.ignored(container: name)))
    }
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do { try fill(with: viewControllers, animated: animated) } catch {
      return completion(.failure(error))
    }
    completion(.success)
  }

  /// Gives the tab bar controller its tabs; throws where UIKit could not take them.
  func fill(with viewControllers: [UIViewController], animated: Bool = false) throws {
    try refuseImpossible(viewControllers, beside: containedViewControllers, in: tabBarController)
    tabBarController.setViewControllers(viewControllers, animated: animated)
  }
}

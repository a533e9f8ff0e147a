import PortableUIKit

/// The tabs of a tab bar controller: all of them contained, the selected one visible.
///
/// The router uses it for each tab bar controller. Wrap it where yours does something more:
///
/// ```swift
/// extension ShopTabs: CustomContainerViewController {
///   var adapter: any ContainerAdapter {
///     CountingAdapter(wrapped: TabBarControllerAdapter(tabBarController: self))
///   }
/// }
/// ```
public struct TabBarControllerAdapter: ContainerAdapter {
  let tabBarController: UITabBarController

  /// Makes the adapter of a tab bar controller.
  public init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  /// Its tabs, in their order.
  public var containedViewControllers: [UIViewController] { tabBarController.viewControllers ?? [] }

  /// The selected tab.
  public var visibleViewControllers: [UIViewController] {
    tabBarController.selectedViewController.map { [$0] } ?? []
  }

  /// Selects a tab.
  public func makeVisible(
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

  /// Gives it other tabs.
  public func setContainedViewControllers(
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

import PortableUIKit

/// Gives the router access to the view controller in an ``AsyncScreen``. No other goes into it.
struct AsyncScreenAdapter: ContainerAdapter {
  let screen: UIViewController
  let shown: UIViewController?

  var containedViewControllers: [UIViewController] { shown.map { [$0] } ?? [] }
  var visibleViewControllers: [UIViewController] { containedViewControllers }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard viewController === shown else {
      let name = ViewControllerReference(viewController)
      return completion(.failure(IntegrationRefusal.notContained(name)))
    }
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let name = ViewControllerReference(screen)
    completion(
      viewControllers == containedViewControllers
        ? .success : .failure(IntegrationRefusal.ignored(container: name)))
  }
}

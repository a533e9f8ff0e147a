import PortableUIKit

/// The stack of a navigation controller: all of it contained, its top visible.
struct NavigationControllerAdapter: ContainerAdapter {
  let navigationController: UINavigationController

  var containedViewControllers: [UIViewController] { navigationController.viewControllers }

  var visibleViewControllers: [UIViewController] {
    navigationController.topViewController.map { [$0] } ?? []
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard navigationController.topViewController !== viewController else {
      return completion(.success)
    }
    // UIKit raises an exception for a view controller outside the stack (M4).
    guard containedViewControllers.contains(where: { $0 === viewController }) else {
      let name = ViewControllerReference(viewController)
      return completion(.failure(IntegrationRefusal.notContained(name)))
    }
    navigationController.popToViewController(viewController, animated: animated)
    finish(showing: viewController, completion)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let refusal = refusal(of: viewControllers) { return completion(.failure(refusal)) }
    guard let top = viewControllers.last else {
      navigationController.setViewControllers([], animated: animated)
      return completion(.success)
    }
    if isPush(viewControllers) {
      navigationController.pushViewController(top, animated: animated)
    } else {
      navigationController.setViewControllers(viewControllers, animated: animated)
    }
    finish(showing: top, completion)
  }

  /// Whether there is just one more on top of what is there.
  private func isPush(_ viewControllers: [UIViewController]) -> Bool {
    let current = navigationController.viewControllers
    guard !current.isEmpty, viewControllers.count == current.count + 1 else { return false }
    for (index, known) in current.enumerated() where viewControllers[index] !== known {
      return false
    }
    return true
  }

  /// Gives a stack that is not on screen yet its view controllers.
  func fill(with viewControllers: [UIViewController]) throws {
    if let refusal = refusal(of: viewControllers) { throw refusal }
    navigationController.setViewControllers(viewControllers, animated: false)
  }

  /// What UIKit would raise an exception for: M1, M2, M3, and a presented view controller.
  private func refusal(of viewControllers: [UIViewController]) -> IntegrationRefusal? {
    let current = containedViewControllers
    var kept = 0
    while kept < min(current.count, viewControllers.count), current[kept] === viewControllers[kept]
    {
      kept += 1
    }
    for (index, candidate) in viewControllers.enumerated().dropFirst(kept) {
      for earlier in viewControllers[..<index] where earlier === candidate {
        return .duplicate(ViewControllerReference(candidate))
      }
      if candidate is UINavigationController {
        return .navigationControllerPushed(ViewControllerReference(candidate))
      }
      if candidate.isPresentedItself { return .presented(ViewControllerReference(candidate)) }
    }
    return nil
  }

  private func finish(
    showing top: UIViewController, _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard navigationController.topViewController === top else {
      let name = ViewControllerReference(navigationController)
      return completion(.failure(IntegrationRefusal.ignored(container: name)))
    }
    navigationController.afterTransition { completion(.success) }
  }
}

extension UINavigationController {
  /// Calls back when the movement that was just begun has ended; at once if it is not animated.
  func afterTransition(_ completion: @escaping @MainActor () -> Void) {
    if let coordinator = transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in completion() }
    } else {
      // A push that is not animated happens at the next layout (UIKit rule 35).
      if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
      completion()
    }
  }
}

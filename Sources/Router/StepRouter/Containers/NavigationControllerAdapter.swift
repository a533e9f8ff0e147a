import PortableUIKit

/// The stack of a navigation controller: all of it contained, its top visible.
///
/// The router uses it for each navigation controller. Wrap it where yours does something more:
///
/// ```swift
/// extension ShopStack: CustomContainerViewController {
///   var adapter: any ContainerAdapter {
///     CountingAdapter(wrapped: NavigationControllerAdapter(navigationController: self))
///   }
/// }
/// ```
public struct NavigationControllerAdapter: ContainerAdapter {
  let navigationController: UINavigationController

  /// Makes the adapter of a navigation controller.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// Its stack, from the root to the top.
  public var containedViewControllers: [UIViewController] { navigationController.viewControllers }

  /// The top of its stack.
  public var visibleViewControllers: [UIViewController] {
    navigationController.topViewController.map { [$0] } ?? []
  }

  /// What lies above it in the stack.
  public func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController]
  {
    let stack = containedViewControllers
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return [] }
    return Array(stack[(index + 1)...])
  }

  /// Pops to a view controller of its stack.
  public func makeVisible(
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
    guard navigationController.topViewController === viewController else {
      let name = ViewControllerReference(navigationController)
      return completion(.failure(IntegrationRefusal.ignored(container: name)))
    }
    answerAfterTransition(completion)
  }

  /// Gives it another stack: by a push where there is just one more on top.
  public func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let refusal = change(to: viewControllers, animated: animated) {
      return completion(.failure(refusal))
    }
    answerAfterTransition(completion)
  }

  /// Answers when the movement that was just begun has ended: one that has been cancelled has had no
  /// effect.
  func answerAfterTransition(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard let coordinator = navigationController.transitionCoordinator else {
      navigationController.layOutOnScreen()
      return completion(.success)
    }
    coordinator.animate(alongsideTransition: nil) { [navigationController] context in
      guard context.isCancelled else { return completion(.success) }
      let name = ViewControllerReference(navigationController)
      completion(.failure(IntegrationRefusal.ignored(container: name)))
    }
  }

  /// Begins to give the stack other view controllers; tells why UIKit would not have it.
  func change(to viewControllers: [UIViewController], animated: Bool) -> IntegrationRefusal? {
    if let refusal = refusal(of: viewControllers) { return refusal }
    if isPush(viewControllers), let top = viewControllers.last {
      navigationController.pushViewController(top, animated: animated)
    } else {
      navigationController.setViewControllers(viewControllers, animated: animated)
    }
    guard navigationController.topViewController === viewControllers.last else {
      return .ignored(container: ViewControllerReference(navigationController))
    }
    return nil
  }

  /// Finishes a change that is not animated; false where there is a transition to be waited for.
  func finishAtOnce() -> Bool {
    guard navigationController.transitionCoordinator == nil else { return false }
    navigationController.layOutOnScreen()
    return true
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

  /// What UIKit takes into no stack: another stack (M2), and columns (M5).
  static func refusal(ofContainer candidate: UIViewController) -> IntegrationRefusal? {
    if candidate is UINavigationController {
      return .navigationControllerPushed(ViewControllerReference(candidate))
    }
    if candidate is UISplitViewController {
      return .splitViewControllerInStack(ViewControllerReference(candidate))
    }
    return nil
  }

  /// What UIKit would raise an exception for, or ignore: M1, M2, M3, M5, and what cannot go into any
  /// container.
  private func refusal(of viewControllers: [UIViewController]) -> IntegrationRefusal? {
    let current = containedViewControllers
    let check = IntegrationCheck(host: navigationController)
    var kept = 0
    while kept < min(current.count, viewControllers.count), current[kept] === viewControllers[kept]
    {
      kept += 1
    }
    for (index, candidate) in viewControllers.enumerated().dropFirst(kept) {
      for earlier in viewControllers[..<index] where earlier === candidate {
        return .duplicate(ViewControllerReference(candidate))
      }
      switch ClassTraits.of(candidate).container {
      case .none, .tabs, .pages: break
      case .navigation, .split, .custom, .sealed:
        if let refusal = Self.refusal(ofContainer: candidate) { return refusal }
      }
      if let refusal = check.refusal(of: candidate) { return refusal }
    }
    return nil
  }
}

extension UINavigationController {
  /// A push that is not animated happens at the next layout (UIKit rule 35).
  func layOutOnScreen() {
    if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
  }
}

import PortableUIKit

/// Adapts a navigation controller: the stack is its content, and the top of the stack is visible.
///
/// The router uses this adapter for every navigation controller. Wrap it if yours does more:
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

  /// Makes an adapter for a navigation controller.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// The stack, from the root to the top.
  public var containedViewControllers: [UIViewController] { navigationController.viewControllers }

  /// The top of the stack.
  public var visibleViewControllers: [UIViewController] {
    navigationController.topViewController.map { [$0] } ?? []
  }

  /// Returns the view controllers above this one in the stack.
  public func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController]
  {
    let stack = containedViewControllers
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return [] }
    return Array(stack[(index + 1)...])
  }

  /// Pops to a view controller in the stack.
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

  /// Replaces the stack. Pushes instead if the only change is one more view controller on top.
  public func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let refusal = change(to: viewControllers, animated: animated) {
      return completion(.failure(refusal))
    }
    answerAfterTransition(completion)
  }

  /// Calls `completion` when the current transition has ended. Fails if the transition was
  /// cancelled.
  func answerAfterTransition(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard let coordinator = navigationController.transitionCoordinator else {
      navigationController.layOutOnScreen()
      return completion(.success)
    }
    navigationController.answer(after: coordinator, completion)
  }

  /// Starts replacing the stack. Returns the reason if UIKit would refuse.
  func change(to viewControllers: [UIViewController], animated: Bool) -> IntegrationRefusal? {
    if let refusal = refusal(of: viewControllers) { return refusal }
    if StepTransition.isInUse {
      StackTransitions.prepare(navigationController, for: viewControllers)
    }
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

  /// Finishes a change without animation. Returns false if there is a transition to wait for.
  func finishAtOnce() -> Bool {
    guard navigationController.transitionCoordinator == nil else { return false }
    navigationController.layOutOnScreen()
    return true
  }

  /// Whether the only change is one more view controller on top of the stack.
  private func isPush(_ viewControllers: [UIViewController]) -> Bool {
    let current = navigationController.viewControllers
    guard !current.isEmpty, viewControllers.count == current.count + 1 else { return false }
    for (index, known) in current.enumerated() where viewControllers[index] !== known {
      return false
    }
    return true
  }

  /// Sets the stack of a navigation controller that isn't on screen yet.
  func fill(with viewControllers: [UIViewController]) throws {
    if let refusal = refusal(of: viewControllers) { throw refusal }
    navigationController.setViewControllers(viewControllers, animated: false)
    if StepTransition.isInUse {
      StackTransitions.prepare(navigationController, for: viewControllers)
    }
  }

  /// Returns the reason why UIKit doesn't accept this container in a stack: it's another stack (M2)
  /// or a split view controller (M5).
  static func refusal(ofContainer candidate: UIViewController) -> IntegrationRefusal? {
    if candidate is UINavigationController {
      return .navigationControllerPushed(ViewControllerReference(candidate))
    }
    if candidate is UISplitViewController {
      return .splitViewControllerInStack(ViewControllerReference(candidate))
    }
    return nil
  }

  /// Returns the reason why UIKit would raise an exception for this stack or ignore it: M1, M2, M3,
  /// M5, or a view controller that can't go into any container.
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
  /// Performs a push without animation, which UIKit otherwise delays until the next layout (UIKit
  /// rule 35).
  func layOutOnScreen() {
    if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
  }
}

extension UIViewController {
  /// Calls `completion` when this container's transition has ended. Fails if it was cancelled.
  func answer(
    after coordinator: any UIViewControllerTransitionCoordinator,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    coordinator.animate(alongsideTransition: nil) { [self] context in
      guard context.isCancelled else { return completion(.success) }
      let name = ViewControllerReference(self)
      completion(.failure(IntegrationRefusal.ignored(container: name)))
    }
  }
}

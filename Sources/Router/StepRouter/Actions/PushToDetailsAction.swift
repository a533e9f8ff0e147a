import PortableUIKit

/// Pushes onto the details of a split view controller. Write it as
/// ``Action/pushToDetails(transition:)`` or ``Action/pushOnToDetails(transition:)``.
///
/// ```swift
/// let action: PushToDetailsAction<UISplitViewController> = .pushToDetails()
/// ```
@MainActor
public struct PushToDetailsAction<ViewController: UISplitViewController>: Action, BuiltInAction {
  let needsStack: Bool
  let transition: StepTransition?

  var embeds: Bool { true }

  /// Pushes the view controller and calls `completion` when the transition has ended.
  public func perform(
    with viewController: UIViewController, on host: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let refusal = refusal(on: host) { return completion(.failure(refusal)) }
    StepTransition.give(transition, to: viewController)
    if let stack = host.detailsStack {
      let adapter = NavigationControllerAdapter(navigationController: stack)
      return adapter.setContainedViewControllers(
        stack.viewControllers + [viewController], animated: animated, completion: completion)
    }
    if let left = leftStack(of: host) {
      return push(viewController, onTo: left, of: host, animated: animated, completion)
    }
    SetColumnAction<ViewController>(column: .secondary)
      .perform(with: viewController, on: host, animated: animated, completion: completion)
  }

  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  {
    guard let splitViewController = host as? UISplitViewController,
      let refusal = refusal(on: splitViewController)
    else { return }
    throw .integrationRefused(step, refusal, progress: RoutingProgress())
  }

  /// Pushes onto the details that the user has left, and brings them back.
  private func push(
    _ viewController: UIViewController, onTo left: UINavigationController,
    of splitViewController: UISplitViewController, animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do {
      try NavigationControllerAdapter(navigationController: left)
        .fill(with: left.viewControllers + [viewController])
    } catch {
      return completion(.failure(error))
    }
    SplitControllerAdapter(splitViewController: splitViewController)
      .makeVisible(left, animated: animated, completion: completion)
  }

  /// The stack of details that the user has left in the collapsed split view controller. Nil unless
  /// the action has to preserve it.
  private func leftStack(of splitViewController: UISplitViewController) -> UINavigationController? {
    guard needsStack, splitViewController.isCollapsed else { return nil }
    return splitViewController.child(for: .secondary) as? UINavigationController
  }

  /// Returns the details that the screen replaces because they aren't in a stack.
  func removed(from host: UIViewController) -> [UIViewController] {
    guard !needsStack, let splitViewController = host as? UISplitViewController,
      splitViewController.detailsStack == nil
    else { return [] }
    return splitViewController.child(for: .secondary).map { [$0] } ?? []
  }

  private func refusal(on splitViewController: UISplitViewController) -> IntegrationRefusal? {
    let adapter = SplitControllerAdapter(splitViewController: splitViewController)
    if let refusal = adapter.refusal(of: .secondary) { return refusal }
    guard needsStack, splitViewController.detailsStack == nil,
      leftStack(of: splitViewController) == nil
    else { return nil }
    if splitViewController.isCollapsed, splitViewController.content(of: .secondary) == nil {
      return nil
    }
    return .noDetailsStack(ViewControllerReference(splitViewController))
  }
}

extension Action {
  /// Pushes the screen onto the details of a split view controller.
  ///
  /// ```swift
  /// .using(.pushToDetails()).from(mailList.expectingContainer())
  /// ```
  ///
  /// If the columns are side by side, the screen goes onto the secondary column's stack; if they're
  /// collapsed, onto their single stack. If there are no details, the screen becomes the details.
  /// If they aren't in a stack, or if the user has left them in the collapsed stack, the screen
  /// replaces them; the router first asks them whether they may go.
  ///
  /// - Parameter transition: How the screen comes onto a stack, and goes. Columns change without
  ///   one. Nil for UIKit's own animation.
  public static func pushToDetails<Split: UISplitViewController>(
    transition: StepTransition? = nil
  ) -> Self
  where Self == PushToDetailsAction<Split> {
    PushToDetailsAction(needsStack: false, transition: transition)
  }

  /// Pushes the screen onto the details of a split view controller and never replaces them.
  ///
  /// ```swift
  /// .using(.pushOnToDetails()).from(mailList.expectingContainer())
  /// ```
  ///
  /// Details that the user has left in the collapsed stack come back below the screen. If the
  /// details aren't in a stack, or if the columns are side by side and there are no details, the
  /// navigation ends with ``RoutingError/integrationRefused(_:_:progress:)`` before anything moves.
  ///
  /// - Parameter transition: How the screen comes onto the stack, and goes. Nil for UIKit's own
  ///   animation.
  public static func pushOnToDetails<Split: UISplitViewController>(
    transition: StepTransition? = nil
  ) -> Self
  where Self == PushToDetailsAction<Split> {
    PushToDetailsAction(needsStack: true, transition: transition)
  }
}

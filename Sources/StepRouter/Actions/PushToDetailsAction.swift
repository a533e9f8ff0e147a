import PortableUIKit

/// Pushes onto the details of a split view controller. You write it as ``Action/pushToDetails()`` or
/// ``Action/pushOnToDetails()``.
///
/// ```swift
/// let action: PushToDetailsAction<UISplitViewController> = .pushToDetails()
/// ```
@MainActor
public struct PushToDetailsAction<ViewController: UISplitViewController>: Action, BuiltInAction {
  let needsStack: Bool

  var embeds: Bool { true }

  /// Pushes; answers when the movement has ended.
  public func perform(
    with viewController: UIViewController, on host: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let refusal = refusal(on: host) { return completion(.failure(refusal)) }
    if let stack = host.detailsStack {
      let adapter = NavigationControllerAdapter(navigationController: stack)
      return adapter.setContainedViewControllers(
        stack.viewControllers + [viewController], animated: animated, completion: completion)
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

  /// Details that are in no stack make room.
  func removed(from host: UIViewController) -> [UIViewController] {
    guard let splitViewController = host as? UISplitViewController,
      splitViewController.detailsStack == nil
    else { return [] }
    return splitViewController.child(for: .secondary).map { [$0] } ?? []
  }

  private func refusal(on splitViewController: UISplitViewController) -> IntegrationRefusal? {
    let adapter = SplitControllerAdapter(splitViewController: splitViewController)
    if let refusal = adapter.refusal(of: .secondary) { return refusal }
    guard needsStack, splitViewController.detailsStack == nil, !splitViewController.isCollapsed
    else { return nil }
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
  /// Side by side that is the secondary column's stack, collapsed the one stack there is. Where there
  /// are no details, or none in a stack, the screen becomes the details.
  public static func pushToDetails<Split: UISplitViewController>() -> Self
  where Self == PushToDetailsAction<Split> { PushToDetailsAction(needsStack: false) }

  /// Pushes the screen onto the details of a split view controller, and never takes their place.
  ///
  /// ```swift
  /// .using(.pushOnToDetails()).from(mailList.expectingContainer())
  /// ```
  ///
  /// Side by side the details must be in a stack. If they are not, the navigation ends with
  /// ``RoutingError/integrationRefused(_:_:progress:)`` before anything moves.
  public static func pushOnToDetails<Split: UISplitViewController>() -> Self
  where Self == PushToDetailsAction<Split> { PushToDetailsAction(needsStack: true) }
}

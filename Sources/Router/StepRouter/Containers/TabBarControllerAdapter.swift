import PortableUIKit

/// Adapts a tab bar controller: all the tabs are its content, and the selected one is visible.
///
/// The router uses this adapter for every tab bar controller. Wrap it if yours does more:
///
/// ```swift
/// extension ShopTabs: CustomContainerViewController {
///   var adapter: any ContainerAdapter {
///     CountingAdapter(wrapped: TabBarControllerAdapter(tabBarController: self))
///   }
/// }
/// ```
///
/// The tab bar controller may have a list of view controllers or, since iOS 18, `UITab`s. For a
/// group of tabs with a `managingNavigationController`, the content includes that stack and the
/// view controllers of the group's tabs that aren't in the stack right now.
public struct TabBarControllerAdapter: ContainerAdapter {
  let tabBarController: UITabBarController

  /// Makes an adapter for a tab bar controller.
  public init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  /// The content of the tabs in order, followed by the tabs of groups that aren't in a stack now.
  public var containedViewControllers: [UIViewController] { tabBarController.tabChildren }

  /// The selected tab, or the stack of its group.
  public var visibleViewControllers: [UIViewController] {
    tabBarController.selectedViewController.map { [$0] } ?? []
  }

  /// Returns the view controllers in a group's stack that aren't its tabs: UIKit rebuilds the stack
  /// for another tab.
  public func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController]
  {
    guard tabBarController.isMadeOfTabs, #available(iOS 18.0, visionOS 2.0, *),
      let stack = viewController.stackOfTab
    else { return [] }
    return stack.viewControllers.filter { $0.tab == nil }
  }

  /// Selects the view controller's tab, and the groups around the tab.
  public func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let transitions = StepTransition.isInUse ? TabTransitions.of(tabBarController) : nil
    let refusal =
      if let transitions {
        transitions.selecting(animated: animated) { select(viewController) }
      } else {
        select(viewController)
      }
    if let refusal { return completion(.failure(refusal)) }
    // The view controller of a group lies below that of the tab selected with it.
    guard let stack = viewController.parent as? UINavigationController else {
      if transitions?.isPlaying == true { return answerAfterTransition(completion) }
      return completion(.success)
    }
    // UIKit has rebuilt the group's stack and shows it at the next layout (UIKit rule 134).
    if stack.transitionCoordinator == nil { stack.layOutOnScreen() }
    NavigationControllerAdapter(navigationController: stack)
      .makeVisible(viewController, animated: animated, completion: completion)
  }

  /// Calls `completion` when the tab's transition has ended. Fails if it was cancelled.
  private func answerAfterTransition(
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let coordinator = tabBarController.transitionCoordinator else {
      return completion(.success)
    }
    tabBarController.answer(after: coordinator, completion)
  }

  /// Replaces the tabs. Each new view controller gets its own tab. If the tab bar controller uses
  /// `UITab`s, the new tab takes the view controller's title and the image of its tab bar item, and
  /// goes into the group set by ``Action/addTab(to:at:transition:)``.
  public func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do { try fill(with: viewControllers, animated: animated) } catch {
      return completion(.failure(error))
    }
    // A tab that replaces the selected one comes to the front with the list.
    if StepTransition.isInUse, TabTransitions.of(tabBarController)?.isPlaying == true {
      return answerAfterTransition(completion)
    }
    completion(.success)
  }

  /// Sets the tabs of the tab bar controller. Throws if UIKit can't take them.
  func fill(with viewControllers: [UIViewController], animated: Bool = false) throws {
    defer { for viewController in viewControllers { viewController.placement = nil } }
    try refuseImpossible(viewControllers, beside: containedViewControllers, in: tabBarController)
    guard StepTransition.isInUse else { return try set(viewControllers, animated: animated) }
    TabTransitions.prepare(tabBarController, for: viewControllers)
    guard let transitions = TabTransitions.of(tabBarController) else {
      return try set(viewControllers, animated: animated)
    }
    try transitions.selecting(animated: animated) { try set(viewControllers, animated: animated) }
  }

  private func set(_ viewControllers: [UIViewController], animated: Bool) throws {
    if tabBarController.isMadeOfTabs, #available(iOS 18.0, visionOS 2.0, *) {
      var arrangement = TabArrangement(of: tabBarController)
      try arrangement.change(to: viewControllers, animated: animated)
    } else {
      for case .tabGroup(let identifier, _)? in viewControllers.map(\.placement) {
        throw IntegrationRefusal.noSuchTabGroup(
          identifier, ViewControllerReference(tabBarController))
      }
      tabBarController.setViewControllers(viewControllers, animated: animated)
    }
  }

  /// Selects the tab of a child. Returns the reason if that's impossible.
  private func select(_ child: UIViewController) -> IntegrationRefusal? {
    if let refusal = tabBarController.refusal(toShow: child) { return refusal }
    let ignored = IntegrationRefusal.ignored(
      container: ViewControllerReference(tabBarController))
    if tabBarController.isMadeOfTabs, #available(iOS 18.0, visionOS 2.0, *),
      let tab = tabBarController.tab(showing: child)
    {
      tabBarController.selectedTab = tab
      return tab.holds(tabBarController.selectedTab) ? nil : ignored
    }
    // UIKit raises an exception for a view controller that isn't a tab (M20). The stack behind
    // “More” comes with the tab inside it.
    let tabs = containedViewControllers
    guard let tab = tabs.holds(child) ? child : tabs.first(where: { $0.parent === child }) else {
      return .notContained(ViewControllerReference(child))
    }
    tabBarController.selectedViewController = tab
    return tabBarController.shows(child) ? nil : ignored
  }
}

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
///
/// It may have a list of view controllers or, since iOS 18, `UITab`s. Of a group of tabs with a
/// `managingNavigationController` that stack is contained, and so are the view controllers of the
/// tabs inside the group that the stack does not hold just now.
public struct TabBarControllerAdapter: ContainerAdapter {
  let tabBarController: UITabBarController

  /// Makes the adapter of a tab bar controller.
  public init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  /// Its tabs, in their order, and then those of groups that are in no stack now.
  public var containedViewControllers: [UIViewController] { tabBarController.tabChildren }

  /// The selected tab, or the stack of its group.
  public var visibleViewControllers: [UIViewController] {
    tabBarController.selectedViewController.map { [$0] } ?? []
  }

  /// What lies in a group's stack besides its tabs: UIKit makes the stack anew for another tab.
  public func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController]
  {
    guard tabBarController.isMadeOfTabs, #available(iOS 18.0, *),
      let stack = viewController.stackOfTab
    else { return [] }
    return stack.viewControllers.filter { $0.tab == nil }
  }

  /// Selects the view controller's tab, and the groups that the tab is in.
  public func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let refusal = select(viewController) { return completion(.failure(refusal)) }
    // The view controller of a group is below that of the tab which is selected with it.
    guard let stack = viewController.parent as? UINavigationController else {
      return completion(.success)
    }
    // UIKit has made the group's stack anew, which is shown at the next layout (UIKit rule 134).
    if stack.transitionCoordinator == nil { stack.layOutOnScreen() }
    NavigationControllerAdapter(navigationController: stack)
      .makeVisible(viewController, animated: animated, completion: completion)
  }

  /// Gives it other tabs. A new view controller gets a tab of its own: where the tabs are `UITab`s with
  /// the view controller's title and its tab bar item's image, in the group that
  /// ``Action/addTab(to:at:)`` has named.
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
    defer { for viewController in viewControllers { viewController.placement = nil } }
    try refuseImpossible(viewControllers, beside: containedViewControllers, in: tabBarController)
    if tabBarController.isMadeOfTabs, #available(iOS 18.0, *) {
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

  /// Selects the tab of a child; tells why that cannot be.
  private func select(_ child: UIViewController) -> IntegrationRefusal? {
    if let refusal = tabBarController.refusal(toShow: child) { return refusal }
    let ignored = IntegrationRefusal.ignored(
      container: ViewControllerReference(tabBarController))
    if tabBarController.isMadeOfTabs, #available(iOS 18.0, *),
      let tab = tabBarController.tab(showing: child)
    {
      tabBarController.selectedTab = tab
      return tab.holds(tabBarController.selectedTab) ? nil : ignored
    }
    // UIKit raises an exception for a view controller that is not a tab (M20). The stack behind “More”
    // comes with the tab that it holds.
    let tabs = containedViewControllers
    guard let tab = tabs.holds(child) ? child : tabs.first(where: { $0.parent === child }) else {
      return .notContained(ViewControllerReference(child))
    }
    tabBarController.selectedViewController = tab
    return tabBarController.shows(child) ? nil : ignored
  }
}

/// A tab the user can touch: in the bar, behind More, or in the sidebar.
@MainActor public struct TestTab {
  /// The title on the tab.
  public let title: String?
  /// The view controller the tab shows, if known.
  public let viewController: UIViewController?
  /// Whether the tab is selected.
  public let isSelected: Bool
  /// Touches the tab, and returns whether the touch reached it.
  public let select: @MainActor () -> Bool
}

extension TestDevice {
  /// Returns the tabs the user can touch. If they don't all fit, More is among them, and so are the
  /// tabs behind it. Tabs in groups are included while the sidebar is visible.
  public func tabs(in tabBarController: UITabBarController) -> [TestTab] {
    #if canImport(UIKit)
    return SimulatorUser().tabs(in: tabBarController)
    #else
    return device.perform { tabBarController.touchableTabs(of: device.user) }
    #endif
  }
}

#if canImport(UIKit)
extension SimulatorUser {
  func tabs(in controller: UITabBarController) -> [TestTab] {
    if #available(iOS 18.0, visionOS 2.0, *), !controller.tabs.isEmpty {
      return uiTabs(in: controller)
    }
    return (controller.viewControllers ?? []).enumerated().map { index, child in
      TestTab(
        title: child.tabBarItem.title, viewController: child,
        isSelected: child === controller.selectedViewController
      ) { selectTab(at: index, in: controller) }
    }
  }

  @available(iOS 18.0, *)
  private func uiTabs(in controller: UITabBarController) -> [TestTab] {
    let traits = controller.traitCollection
    let isWide = traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom != .phone
    let showsSidebar = isWide && !controller.sidebar.isHidden
    let all = controller.tabs.flatMap { showsSidebar ? Self.family(of: $0) : [$0] }
    return all.filter(Self.isTouchable).map { tab in
      TestTab(
        title: tab.title, viewController: tab.viewController,
        isSelected: controller.selectedTab === tab
      ) { select(tab, in: controller) }
    }
  }

  @available(iOS 18.0, *)
  private static func isTouchable(_ tab: UITab) -> Bool {
    if #available(iOS 18.4, visionOS 2.4, *), !tab.isEnabled { return false }
    return !tab.isHidden
  }

  @available(iOS 18.0, *)
  private static func family(of tab: UITab) -> [UITab] {
    [tab] + ((tab as? UITabGroup)?.children ?? []).flatMap(family)
  }

  @available(iOS 18.0, *)
  private func select(_ tab: UITab, in controller: UITabBarController) -> Bool {
    let (delegate, previous) = (controller.delegate, controller.selectedTab)
    guard delegate?.tabBarController?(controller, shouldSelectTab: tab) ?? true else { return true }
    if tab === previous {
      let stack = controller.selectedViewController as? UINavigationController
      stack?.popToRootViewController(animated: true)
      delegate?.tabBarController?(controller, didSelectTab: tab, previousTab: tab)
    } else {
      controller.selectedTab = tab
    }
    return true
  }
}
#else
extension UITabBarController {
  func touchableTabs(of user: HeadlessUser) -> [TestTab] {
    if showsSidebar { return (tabList ?? []).flatMap(\.family).compactMap { touchable($0, user) } }
    guard isBarOnScreen else { return [] }
    let inBar = barEntries.indices.compactMap { index in
      touchable(barEntries[index]) { user.selectTab(at: index, in: self) }
    }
    return inBar
      + tail.indices.compactMap { row in
        touchable(tail[row]) { user.selectBehindMore(row, in: self) }
      }
  }

  private func touchable(
    _ entry: BarEntry, _ select: @escaping @MainActor () -> Bool
  ) -> TestTab? {
    guard let item = item(of: entry), item.isEnabled else { return nil }
    let viewController = viewControllerShown(by: entry)
    return TestTab(
      title: item.title, viewController: viewController,
      isSelected: viewController != nil && viewController === selectionSeen, select: select)
  }

  private func touchable(_ tab: UITab, _ user: HeadlessUser) -> TestTab? {
    guard tab.isReachable, tab.wayFromRoot.allSatisfy(\.isEnabled) else { return nil }
    return TestTab(
      title: tab.title, viewController: nil, isSelected: tab === selectedLeaf
    ) { user.select(tab, in: self) }
  }
}
#endif

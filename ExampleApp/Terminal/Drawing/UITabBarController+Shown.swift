import PortableUIKit

extension UITabBarController {
  /// The tabs that the user sees, and whether each is selected.
  var shownTabs: [(title: String, isSelected: Bool)] {
    guard #available(iOS 18.0, visionOS 2.0, *) else {
      return (viewControllers ?? []).map { child in
        (child.tabBarItem.title ?? child.title ?? "", child === selectedViewController)
      }
    }
    let tabs = tabsInSight
    let selected = tabs.last { tab in
      tab === selectedTab || (tab as? UITabGroup)?.children.contains { $0 === selectedTab } ?? false
    }
    return tabs.map { ($0.title, $0 === selected) }
  }

  /// The tabs in the bar. In a wide window's sidebar, the tabs of a group follow the group.
  @available(iOS 18.0, *)
  var tabsInSight: [UITab] {
    let hasSidebar = traitCollection.horizontalSizeClass == .regular && !sidebar.isHidden
    return tabs.flatMap { tab in [tab] + (hasSidebar ? (tab as? UITabGroup)?.children ?? [] : []) }
  }
}

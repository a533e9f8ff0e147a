#if !canImport(UIKit)
/// An entry in the tab bar or behind More.
enum BarEntry {
  case listed(UIViewController)
  case tab(UITab)
  case more
}

/// The items of the tab bar.
extension UITabBarController {
  var barEntries: [BarEntry] {
    let all = allEntries
    let hidden = tail.count
    return hidden == 0 ? all : all.dropLast(hidden) + [.more]
  }

  /// The entries of a bar with room for every one of them.
  var allEntries: [BarEntry] {
    guard let tabList else { return (listed ?? []).map(BarEntry.listed) }
    return tabList.filter(standsInBar).map(BarEntry.tab)
  }

  private func standsInBar(_ tab: UITab) -> Bool {
    guard !tab.isHidden else { return false }
    if isCompact { return compactTabIdentifiers?.contains(tab.identifier) ?? true }
    return tab.preferredPlacement != .sidebarOnly && tab.preferredPlacement != .optional
  }

  func item(of entry: BarEntry) -> UITabBarItem? {
    switch entry {
    case .listed(let viewController): viewController.madeTabBarItem
    case .tab(let tab): tab.item
    case .more: madeMore.madeTabBarItem
    }
  }

  func viewControllerShown(by entry: BarEntry) -> UIViewController? {
    switch entry {
    case .listed(let viewController): viewController
    case .tab(let tab): viewControllerShown(by: tab)
    case .more: moreController
    }
  }

  /// Whether the user can touch the bar: the app hasn't hidden it, and no screen that hides it has
  /// been pushed on the selected stack (rule 46).
  var isBarOnScreen: Bool {
    guard !isTabBarHidden else { return false }
    guard let stack = selectionSeen as? UINavigationController else { return true }
    return !stack.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  var barItems: [UITabBarItem]? {
    guard listed != nil else { return nil }
    return barEntries.compactMap(item)
  }

  var selectedBarItem: UITabBarItem? {
    guard let selected else { return nil }
    return barEntries.first { viewControllerShown(by: $0) === selected }.flatMap(item)
  }

  /// Returns true if the tab is in the bar, behind More, or in the sidebar.
  func offers(_ tab: UITab) -> Bool {
    guard tab.isReachable else { return false }
    if showsSidebar { return true }
    return tab.parent == nil && standsInBar(tab)
  }

  /// Updates More after a tab's visibility or placement, or the width, has changed.
  func placesChanged() {
    device.asCurrent { settleMore() }
    tellSidebarAvailability()
  }
}
#endif

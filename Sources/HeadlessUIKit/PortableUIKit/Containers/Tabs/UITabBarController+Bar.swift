#if !canImport(UIKit)
/// What stands in a tab bar, or behind More.
enum BarEntry {
  case listed(UIViewController)
  case tab(UITab)
  case more
}

/// Which items the bar has.
extension UITabBarController {
  var barEntries: [BarEntry] {
    let all = allEntries
    let hidden = tail.count
    return hidden == 0 ? all : all.dropLast(hidden) + [.more]
  }

  /// The same where everything fits.
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

  var barItems: [UITabBarItem]? {
    guard listed != nil else { return nil }
    return barEntries.compactMap(item)
  }

  var selectedBarItem: UITabBarItem? {
    guard let selected else { return nil }
    return barEntries.first { viewControllerShown(by: $0) === selected }.flatMap(item)
  }

  /// Whether the bar, More or the sidebar has it.
  func offers(_ tab: UITab) -> Bool {
    guard tab.isReachable else { return false }
    if showsSidebar { return true }
    return tab.parent == nil && standsInBar(tab)
  }

  /// A tab is shown, hidden or placed elsewhere, or the width has changed.
  func placesChanged() {
    device.asCurrent { settleMore() }
  }
}
#endif

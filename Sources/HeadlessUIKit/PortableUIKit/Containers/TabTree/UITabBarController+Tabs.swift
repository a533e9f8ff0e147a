#if !canImport(UIKit)
/// Replaces the tabs and follows their changes.
extension UITabBarController {
  /// Replaces the tabs. The selected tab stays selected, or else the first one is (rules 124, 126
  /// and 129).
  func replaceTabs(with new: [UITab]) {
    device.asCurrent {
      let tabs = new.uniqued()
      for tab in tabs { _ = tab.viewController }
      guard mayContain(tabs.compactMap(viewControllerShown)) else { return }
      let previous = selectedLeaf
      let stale = selectionSeen
      let kept = Set(tabs.map(ObjectIdentifier.init))
      for gone in tabList ?? [] where !kept.contains(ObjectIdentifier(gone)) { gone.owner = nil }
      tabList = tabs
      for newcomer in tabs where newcomer.owner !== self { take(newcomer) }
      guard isCurrent(tabs) else { return }
      let next = tabs.contains { $0 === previous?.rootTab } ? previous : firstToSelect
      if let next { select(next) }
      relist()
      guard isCurrent(tabs) else { return }
      if tabs.isEmpty { staleSelection = stale }
      if let next, next !== previous, selectedLeaf === next { tell(next, previous: previous) }
    }
  }

  private func isCurrent(_ tabs: [UITab]) -> Bool {
    tabList?.elementsEqual(tabs) { $0 === $1 } ?? false
  }

  private func take(_ tab: UITab) {
    tab.leaveItsPlace()
    tab.owner = self
    for one in tab.family { applyCustomization(to: one) }
  }

  /// Changes the selection without telling the delegate. Each group on the way remembers its child.
  func select(_ leaf: UITab) {
    selectedLeaf = leaf
    let way = leaf.wayFromRoot
    for (group, child) in zip(way, way.dropFirst()) { (group as? UITabGroup)?.remember(child) }
  }

  private var firstToSelect: UITab? {
    let all = (tabList ?? []).filter { viewControllerShown(by: $0) != nil }
    return (all.first { !$0.isHidden } ?? all.first)?.wayDown.last
  }

  /// Detaches the tabs without telling the delegate (rule 130).
  func forgetTabs() {
    for tab in tabList ?? [] { tab.owner = nil }
    tabList = nil
    selectedLeaf = nil
    staleSelection = nil
  }

  /// Lists the view controllers that the tabs show now, and shows the selected one.
  func relist() {
    let root = selectedLeaf?.rootTab
    let shown = (tabList ?? []).compactMap { tab in
      viewControllerShown(by: tab).flatMap { tab === root || isAtHome($0) ? $0 : nil }
    }
    let wasRelisting = isRelisting
    isRelisting = true
    stackSelection()
    replaceListed(with: shown.uniqued(), animated: false) { [self] list in
      let next = root.flatMap(viewControllerShown)
      return list.first { $0 === next } ?? list.first
    }
    isRelisting = wasRelisting
    // A callback may have moved the selected view controller elsewhere.
    if !isRelisting, selected == nil, let first = listed?.first { show(first) }
    followSelection()
  }

  /// Returns false for a view controller that another container has taken. It stays there until its
  /// tab is selected.
  private func isAtHome(_ viewController: UIViewController) -> Bool {
    guard let parent = viewController.parent else { return isForTaking(viewController) }
    return parent === self || parent === moreController || !lists(viewController)
  }

  /// Returns true if the view controller is neither presented nor the root of a window.
  func isForTaking(_ viewController: UIViewController) -> Bool {
    viewController.presenterLink == nil && !(viewController.viewIfLoaded?.superview is UIWindow)
  }

  /// Selects another tab of the group if the selected one has left it.
  func childrenChanged(of group: UITabGroup) {
    guard tabList != nil else { return }
    let previous = selectedLeaf
    let isGone = previous.map { $0.tabBarController !== self || $0 === group } ?? false
    let next = group.wayDown.last
    guard isGone, let next, next !== previous, group.tabBarController === self else {
      return contentChanged(of: group)
    }
    select(next)
    contentChanged(of: group)
    if selectedLeaf === next { tell(next, previous: previous) }
  }

  /// Updates the list for a tab that may now show another view controller.
  func contentChanged(of tab: UITab) {
    guard let tabList, tabList.contains(where: { $0 === tab.rootTab }) else { return }
    device.asCurrent { relist() }
  }
}
#endif

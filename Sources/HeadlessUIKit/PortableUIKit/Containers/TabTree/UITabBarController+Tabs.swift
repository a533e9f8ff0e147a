#if !canImport(UIKit)
/// Changes of the tabs.
extension UITabBarController {
  /// Rules 124, 126 and 129: the selected one stays so, else the first is selected.
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

  /// Changes the selection and tells nobody; each group on the way remembers its child.
  func select(_ leaf: UITab) {
    selectedLeaf = leaf
    let way = leaf.wayFromRoot
    for (group, child) in zip(way, way.dropFirst()) { (group as? UITabGroup)?.remember(child) }
  }

  private var firstToSelect: UITab? {
    let all = (tabList ?? []).filter { viewControllerShown(by: $0) != nil }
    return (all.first { !$0.isHidden } ?? all.first)?.wayDown.last
  }

  /// The tabs are gone, nobody is told (rule 130).
  func forgetTabs() {
    for tab in tabList ?? [] { tab.owner = nil }
    tabList = nil
    selectedLeaf = nil
    staleSelection = nil
  }

  /// Lists what the tabs show now, and shows what is selected.
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
    // Whoever was told of it may have taken the selected one elsewhere.
    if !isRelisting, selected == nil, let first = listed?.first { show(first) }
    followSelection()
  }

  /// What another container has taken stays there until its tab is selected.
  private func isAtHome(_ viewController: UIViewController) -> Bool {
    guard let parent = viewController.parent else { return isForTaking(viewController) }
    return parent === self || parent === moreController || !lists(viewController)
  }

  /// Neither presented nor the root of a window.
  func isForTaking(_ viewController: UIViewController) -> Bool {
    viewController.presenterLink == nil && !(viewController.viewIfLoaded?.superview is UIWindow)
  }

  /// Where the selected tab has left its group, another one of the group is selected.
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

  /// A tab may show another view controller now.
  func contentChanged(of tab: UITab) {
    guard let tabList, tabList.contains(where: { $0 === tab.rootTab }) else { return }
    device.asCurrent { relist() }
  }
}
#endif

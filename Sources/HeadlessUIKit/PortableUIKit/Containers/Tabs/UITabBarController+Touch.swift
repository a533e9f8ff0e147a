#if !canImport(UIKit)
/// Handles the user's touches. The Boolean results tell whether the touch reached anything.
extension UITabBarController {
  func receiveTap(onItem index: Int) -> Bool {
    let entries = barEntries
    guard entries.indices.contains(index), isBarOnScreen || showsSidebar else { return false }
    return receiveTap(on: entries[index])
  }

  private func receiveTap(on entry: BarEntry) -> Bool {
    switch entry {
    case .listed(let viewController): receiveTap(on: viewController)
    case .tab(let tab): receiveTap(on: tab)
    case .more: receiveTapOnMore()
    }
  }

  /// Handles a tap on a view controller's item (rule 55).
  private func receiveTap(on viewController: UIViewController) -> Bool {
    guard viewController.extras?.tabBarItem?.isEnabled ?? true else { return false }
    guard storedDelegate?.tabBarController(self, shouldSelect: viewController) ?? true else {
      return true
    }
    if viewController === selectedViewController {
      (viewController as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedViewController = viewController
    storedDelegate?.tabBarController(self, didSelect: viewController)
    return true
  }

  /// Handles a tap on a tab (rule 128).
  private func receiveTap(on tab: UITab, animated: Bool = false) -> Bool {
    guard tab.isReachable, tab.wayFromRoot.allSatisfy(\.isEnabled), isInStep(tab),
      let leaf = tab.wayDown.last
    else { return false }
    guard storedDelegate?.tabBarController(self, shouldSelectTab: leaf) ?? true,
      leaf.tabBarController === self
    else { return true }
    let isAgain = leaf === selectedLeaf && selectionSeen === viewControllerShown(by: leaf.rootTab)
    if isAgain {
      (selectionSeen as? UINavigationController)?.popToRootViewController(animated: true)
    }
    choose(leaf, isTapped: true, isAgain: isAgain, animated: animated)
    if !isAgain { activateSearch(of: leaf) }
    return true
  }

  /// Moves on to the search field after a tap on a search tab that asks for it (rule 212).
  private func activateSearch(of tab: UITab) {
    guard device.systemVersion.majorVersion >= 26, let search = tab as? UISearchTab,
      search.automaticallyActivatesSearch, selectedLeaf === tab
    else { return }
    let content = (selectionSeen as? UINavigationController)?.topViewController ?? selectionSeen
    device.schedule { content?.navigationItem.searchController?.isActive = true }
  }

  /// Returns false, and reports M34, if the tab's view controller has another item by now.
  private func isInStep(_ tab: UITab) -> Bool {
    guard !tab.isInStep else { return true }
    device.misuse(
      "M34", "NSInternalInconsistencyException",
      "Inconsistency in UITabBar items and view controllers detected. No view controller matches "
        + "the UITabBarItem '\(tab.item.described)'.")
    return false
  }

  /// Handles a tap on More. It isn't a tab, so the delegate hears nothing if there are tabs
  /// (rule 136).
  private func receiveTapOnMore() -> Bool {
    let more = madeMore
    guard tabList != nil || storedDelegate?.tabBarController(self, shouldSelect: more) ?? true
    else {
      return true
    }
    if selected === more { more.popToRootViewController(animated: true) } else { show(more) }
    if tabList == nil { storedDelegate?.tabBarController(self, didSelect: more) }
    return true
  }

  /// Handles a tap on a row behind More.
  func receiveTap(onRow entry: BarEntry) {
    switch entry {
    case .listed(let viewController): show(viewController, animated: true)
    case .tab(let tab): _ = receiveTap(on: tab, animated: true)
    case .more: break
    }
  }

  /// Handles a tap on a tab in the bar, behind More, or in the sidebar.
  func receiveTap(onTabAnywhere tab: UITab) -> Bool {
    guard tab.tabBarController === self else { return false }
    if showsSidebar { return receiveTap(on: tab) }
    guard isBarOnScreen, offers(tab) else { return false }
    if let row = tail.firstIndex(where: { $0.uiTab === tab }) { return receiveTap(onTail: row) }
    return receiveTap(on: tab)
  }

  /// Handles taps on More and on a row in it.
  func receiveTap(onTail row: Int) -> Bool {
    guard tail.indices.contains(row), isEnabled(tail[row]) else { return false }
    if selected !== moreController { _ = receiveTapOnMore() }
    guard selected === moreController, let more = moreController else { return true }
    if more.content != nil { more.popToRootViewController(animated: true) }
    guard tail.indices.contains(row) else { return true }
    receiveTap(onRow: tail[row])
    return true
  }

  private func isEnabled(_ entry: BarEntry) -> Bool { item(of: entry)?.isEnabled ?? true }

  func receiveTapOnSidebarButton() -> Bool {
    guard hasSidebarButton, viewIfLoaded?.isTouchable ?? false else { return false }
    sidebar.isHidden.toggle()
    return true
  }
}

extension BarEntry {
  @MainActor fileprivate var uiTab: UITab? {
    if case .tab(let tab) = self { tab } else { nil }
  }
}
#endif

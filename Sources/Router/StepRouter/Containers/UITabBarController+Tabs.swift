import PortableUIKit

extension UITabBarController {
  /// Whether its tabs are `UITab`s, and not such as only stand for a list of view controllers. Where
  /// they are, that list is nil (UIKit rule 126), but nobody relies on it.
  var isMadeOfTabs: Bool {
    guard #available(iOS 18.0, *) else { return false }
    let tabs = tabs
    guard !tabs.isEmpty else { return false }
    guard let listed = viewControllers, listed.count == tabs.count else { return true }
    return !tabs.elementsEqual(listed) { $0.viewController === $1 }
  }

  /// The tabs' view controllers in the order of the tabs, and behind them those in groups that their
  /// group's stack does not hold just now. A group whose stack shows its tabs stands there as that
  /// stack.
  var tabChildren: [UIViewController] {
    guard isMadeOfTabs, #available(iOS 18.0, *) else { return viewControllers ?? [] }
    let tabs = tabs
    let shown = tabs.flatMap(\.displays)
    let hidden = tabs.lazy.compactMap { $0 as? UITabGroup }.flatMap(\.ownAndInside).compactMap {
      $0.isKeptByStack ? $0.viewController : nil
    }
    let all = shown + hidden.filter { $0.parent == nil && !shown.holds($0) }
    for child in all where child.parent == nil { HiddenChild.note(child, of: self) }
    return all
  }

  /// Whether a child that is not selected itself is in front all the same: the stack behind “More”,
  /// in which the selected one is (UIKit rule 56).
  func showsSelected(in child: UIViewController) -> Bool {
    child.parent === self && selectedViewController?.parent === child
  }

  /// Whether one of its tabs has this view controller, or this stack.
  func hasTab(of viewController: UIViewController) -> Bool {
    guard #available(iOS 18.0, *) else { return false }
    return tab(showing: viewController) != nil
  }

  /// Whether this is the stack of one of its groups, which may still hold a tab that is gone.
  func hasGroup(keptBy stack: UIViewController?) -> Bool {
    guard let stack, #available(iOS 18.0, *) else { return false }
    return tabs.flatMap(\.ownAndInside).contains {
      ($0 as? UITabGroup)?.managingNavigationController === stack
    }
  }

  /// The tab to select for this view controller: its own, or the one that its group's stack shows.
  @available(iOS 18.0, *)
  func tab(showing child: UIViewController) -> UITab? {
    if let tab = child.tab, tab.tabBarController === self { return tab }
    for tab in tabs {
      for case let group as UITabGroup in tab.ownAndInside
      where group.managingNavigationController === child { return group.selectedInside }
    }
    return nil
  }

  /// Why the user may not come to this child now; nil if nothing is against it.
  func refusal(toShow child: UIViewController) -> IntegrationRefusal? {
    guard isMadeOfTabs, #available(iOS 18.0, *), let tab = tab(showing: child) else { return nil }
    return refusal(toShow: tab)
  }

  /// Why the user may not come to this tab now; nil if nothing is against it.
  @available(iOS 18.0, *)
  private func refusal(toShow tab: UITab) -> IntegrationRefusal? {
    for ancestor in sequence(first: tab, next: \.parent) {
      if ancestor.isHidden { return .tabHidden(ancestor.identifier, ViewControllerReference(self)) }
      if #available(iOS 18.4, *), !ancestor.isEnabled {
        return .tabDisabled(ancestor.identifier, ViewControllerReference(self))
      }
    }
    return nil
  }

  /// Why nobody would see a tab that is added to this group now; nil if nothing is against it.
  @available(iOS 18.0, *)
  func refusal(toShowTabsOf group: UITabGroup) -> IntegrationRefusal? {
    if let refusal = refusal(toShow: group) { return refusal }
    if group.showsTabs { return nil }
    return .tabGroupWithoutStack(group.identifier, ViewControllerReference(self))
  }
}

@available(iOS 18.0, *)
extension UITab {
  /// What stands for this tab among the children: the stack of a group around it, else the view
  /// controller of the outermost that has one (UIKit rule 134).
  private var display: UIViewController? {
    managingTabGroup?.managingNavigationController ?? outermostViewController
  }

  private var outermostViewController: UIViewController? {
    parent?.outermostViewController ?? viewController
  }

  /// Whether a group's stack shows it when it is selected.
  var isKeptByStack: Bool { managingTabGroup?.managingNavigationController != nil }

  /// This tab and all inside it.
  var ownAndInside: [UITab] {
    [self] + ((self as? UITabGroup)?.children ?? []).flatMap(\.ownAndInside)
  }

  /// What stands among the children for this tab of the bar and for those inside it, each once.
  var displays: [UIViewController] {
    // A tab of the bar itself, mostly.
    guard self is UITabGroup || parent != nil else { return viewController.map { [$0] } ?? [] }
    var displays: [UIViewController] = []
    for tab in ownAndInside {
      if let display = tab.display, !displays.holds(display) { displays.append(display) }
    }
    return displays
  }

  /// Whether the tabs inside it are seen: without a stack the view controller of a group is in front of
  /// theirs (UIKit rule 134).
  fileprivate var showsTabs: Bool {
    let groups = sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UITabGroup }
    return groups.contains { $0.managingNavigationController != nil }
      || outermostViewController == nil
  }

  /// Whether it is this tab, or inside it.
  func holds(_ tab: UITab?) -> Bool {
    tab.map { $0 === self || holds($0.parent) } ?? false
  }

  /// The tab that is shown where this one is selected.
  fileprivate var selectedInside: UITab {
    (self as? UITabGroup)?.selectedChild?.selectedInside ?? self
  }
}

extension UIViewController {
  /// What stands for it on the bar: the group there that its tab is in, or itself.
  var placeOnBar: AnyObject {
    guard #available(iOS 18.0, *), let group = tab?.parent else { return self }
    return Array(sequence(first: group, next: \.parent)).last ?? group
  }

  /// The stack that shows this view controller when its tab is selected, if that is not in the
  /// hierarchy now: then it has no parent yet.
  var stackOfTab: UINavigationController? {
    guard parent == nil, #available(iOS 18.0, *) else { return nil }
    return tab?.managingTabGroup?.managingNavigationController
  }

  /// Whether it is a tab's of a group whose stack does not hold it now.
  package var waitsForItsStack: Bool { stackOfTab != nil }
}

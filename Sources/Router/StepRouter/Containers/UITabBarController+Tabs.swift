import PortableUIKit

extension UITabBarController {
  /// Whether the app uses `UITab`s, and not just a list of view controllers that UIKit mirrors as
  /// tabs. UIKit then returns nil for the list (UIKit rule 126), but this property doesn't rely on
  /// that.
  var isMadeOfTabs: Bool {
    guard #available(iOS 18.0, visionOS 2.0, *) else { return false }
    let tabs = tabs
    guard !tabs.isEmpty else { return false }
    guard let listed = viewControllers, listed.count == tabs.count else { return true }
    return !tabs.elementsEqual(listed) { $0.viewController === $1 }
  }

  /// The tabs' view controllers in tab order, followed by the view controllers in groups whose
  /// stack doesn't hold them right now. A group whose stack shows its tabs appears as that stack.
  var tabChildren: [UIViewController] {
    guard isMadeOfTabs, #available(iOS 18.0, visionOS 2.0, *) else { return viewControllers ?? [] }
    let tabs = tabs
    let shown = tabs.flatMap(\.displays)
    var all = shown
    for case let group as UITabGroup in tabs {
      for hidden in group.keptByStacks where hidden.parent == nil && !shown.holds(hidden) {
        all.append(hidden)
      }
    }
    for child in all where child.parent == nil { ParentlessChild.note(child, of: self) }
    return all
  }

  /// Whether a child is in front without being selected itself: the stack behind “More”, if it
  /// contains the selected view controller (UIKit rule 56).
  func showsSelected(in child: UIViewController) -> Bool {
    child.parent === self && selectedViewController?.parent === child
  }

  /// Whether one of the tabs has this view controller or this stack.
  func hasTab(of viewController: UIViewController) -> Bool {
    guard #available(iOS 18.0, visionOS 2.0, *) else { return false }
    return tab(showing: viewController) != nil
  }

  /// Whether this is the stack of one of the groups. It may still hold a tab that is gone.
  func hasGroup(keptBy stack: UIViewController?) -> Bool {
    guard let stack, #available(iOS 18.0, visionOS 2.0, *) else { return false }
    return tabs.flatMap(\.ownAndInside).contains {
      ($0 as? UITabGroup)?.managingNavigationController === stack
    }
  }

  /// Returns the tab to select for this view controller: its own, or the tab that its group's stack
  /// shows.
  @available(iOS 18.0, *)
  func tab(showing child: UIViewController) -> UITab? {
    if let tab = child.tab, tab.tabBarController === self { return tab }
    for tab in tabs {
      for case let group as UITabGroup in tab.ownAndInside
      where group.managingNavigationController === child { return group.selectedInside }
    }
    return nil
  }

  /// Returns the reason why the user can't reach this child now, or nil if there is none.
  func refusal(toShow child: UIViewController) -> IntegrationRefusal? {
    guard isMadeOfTabs, #available(iOS 18.0, visionOS 2.0, *), let tab = tab(showing: child) else {
      return nil
    }
    return refusal(toShow: tab)
  }

  /// Returns the reason why the user can't reach this tab now, or nil if there is none.
  @available(iOS 18.0, *)
  private func refusal(toShow tab: UITab) -> IntegrationRefusal? {
    for ancestor in sequence(first: tab, next: \.parent) {
      if ancestor.isHidden { return .tabHidden(ancestor.identifier, ViewControllerReference(self)) }
      if #available(iOS 18.4, visionOS 2.4, *), !ancestor.isEnabled {
        return .tabDisabled(ancestor.identifier, ViewControllerReference(self))
      }
    }
    return nil
  }

  /// Returns the reason why the user couldn't see a tab added to this group now, or nil if there is
  /// none.
  @available(iOS 18.0, *)
  func refusal(toShowTabsOf group: UITabGroup) -> IntegrationRefusal? {
    if let refusal = refusal(toShow: group) { return refusal }
    if group.showsTabs { return nil }
    return .tabGroupWithoutStack(group.identifier, ViewControllerReference(self))
  }
}

@available(iOS 18.0, *)
extension UITab {
  /// The child that represents this tab: the stack of an enclosing group, otherwise the view
  /// controller of the outermost group or tab that has one (UIKit rule 134).
  private var display: UIViewController? {
    managingTabGroup?.managingNavigationController ?? outermostViewController
  }

  private var outermostViewController: UIViewController? {
    parent?.outermostViewController ?? viewController
  }

  /// Whether a group's stack shows this tab when it's selected.
  var isKeptByStack: Bool { managingTabGroup?.managingNavigationController != nil }

  /// This tab and every tab inside it.
  var ownAndInside: [UITab] {
    var all: [UITab] = []
    addOwnAndInside(to: &all)
    return all
  }

  private func addOwnAndInside(to all: inout [UITab]) {
    all.append(self)
    guard let group = self as? UITabGroup else { return }
    for tab in group.children { tab.addOwnAndInside(to: &all) }
  }

  /// The children that represent this tab and the tabs inside it, without duplicates.
  var displays: [UIViewController] {
    // The common case: a single tab of the bar itself.
    guard self is UITabGroup || parent != nil else { return viewController.map { [$0] } ?? [] }
    // A stack of the outermost group is the only child, no matter what the group contains.
    if let stack = outermostStack { return [stack] }
    var displays: [UIViewController] = []
    for tab in ownAndInside {
      if let display = tab.display, !displays.holds(display) { displays.append(display) }
    }
    return displays
  }

  /// The stack of this tab if it's an outermost group.
  private var outermostStack: UINavigationController? {
    parent == nil ? (self as? UITabGroup)?.managingNavigationController : nil
  }

  /// The view controllers of this tab and of the tabs inside it that a group's stack shows.
  fileprivate var keptByStacks: [UIViewController] {
    let isKeptWhole = outermostStack != nil
    return ownAndInside.compactMap { isKeptWhole || $0.isKeptByStack ? $0.viewController : nil }
  }

  /// Whether the user sees the tabs inside it. Without a stack, the group's own view controller
  /// covers them (UIKit rule 134).
  fileprivate var showsTabs: Bool {
    let groups = sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UITabGroup }
    return groups.contains { $0.managingNavigationController != nil }
      || outermostViewController == nil
  }

  /// Whether the tab is this one or is inside it.
  func holds(_ tab: UITab?) -> Bool {
    tab.map { $0 === self || holds($0.parent) } ?? false
  }

  /// The tab that appears if the user selects this one.
  fileprivate var selectedInside: UITab {
    (self as? UITabGroup)?.selectedChild?.selectedInside ?? self
  }
}

extension UIViewController {
  /// The object that represents this view controller on the bar: the bar's group around its tab, or
  /// the view controller itself.
  var placeOnBar: AnyObject {
    guard #available(iOS 18.0, visionOS 2.0, *), let group = tab?.parent else { return self }
    return Array(sequence(first: group, next: \.parent)).last ?? group
  }

  /// The stack that shows this view controller when its tab is selected. Nil if the view controller
  /// is in the hierarchy, and so has a parent.
  var stackOfTab: UINavigationController? {
    guard parent == nil, #available(iOS 18.0, visionOS 2.0, *) else { return nil }
    return tab?.managingTabGroup?.managingNavigationController
  }

  /// Whether its tab belongs to a group whose stack doesn't hold it now.
  package var waitsForItsStack: Bool { stackOfTab != nil }
}

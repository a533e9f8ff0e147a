#if !canImport(UIKit)
/// Selects tabs and shows their view controllers.
extension UITabBarController {
  /// The selected tab. Without tabs, a made-up tab represents the selected view controller
  /// (rule 130).
  var tabSeen: UITab? {
    guard tabList == nil else { return selectedLeaf }
    guard let seen = selectionSeen, seen !== moreController else { return nil }
    if let privateTab, privateTab.stands(for: seen) { return privateTab }
    let made = UITab(standingFor: seen)
    privateTab = made
    return made
  }

  /// Returns the view controller that a tab brings to the front: the outermost managing navigation
  /// controller, or else the outermost view controller (rule 134).
  func viewControllerShown(by root: UITab) -> UIViewController? {
    Self.viewControllerShown(on: root.wayDown)
  }

  private static func viewControllerShown(on way: [UITab]) -> UIViewController? {
    for tab in way {
      if let manager = (tab as? UITabGroup)?.managingNavigationController { return manager }
    }
    for tab in way { if let viewController = tab.viewController { return viewController } }
    return nil
  }

  /// Returns the root tab that shows the view controller, or has it as its own.
  func tab(showing viewController: UIViewController) -> UITab? {
    (tabList ?? []).first {
      viewControllerShown(by: $0) === viewController || $0.viewController === viewController
    }
  }

  /// Selects a tab in code (rule 127).
  func selectTab(_ tab: UITab) {
    if let privateTab, tab === privateTab, let viewController = privateTab.standsFor {
      return selectListed(viewController)
    }
    guard tab.tabBarController === self else { return }
    choose(tab, isTapped: false)
  }

  /// Selects a tab and shows its view controller.
  ///
  /// - Parameter isTapped: Whether the user tapped the tab. The delegate then hears of it even if
  /// the tab was already selected.
  func choose(_ tab: UITab, isTapped: Bool, isAgain: Bool = false, animated: Bool = false) {
    device.asCurrent {
      let way = (tab.group?.wayFromRoot ?? []) + tab.wayDown
      guard let leaf = way.last, let root = way.first,
        let viewController = Self.viewControllerShown(on: way),
        lists(viewController) || isForTaking(viewController), mayContain(viewController)
      else { return }
      let previous = selectedLeaf
      select(leaf)
      if !lists(viewController) {
        relist()
      } else {
        if !isAgain { stackSelection() }
        show(viewController, animated: animated)
      }
      guard selectedLeaf === leaf, root.owner === self, isTapped || leaf !== previous else {
        return
      }
      tell(leaf, previous: previous)
    }
  }

  func tell(_ tab: UITab, previous: UITab?) {
    storedDelegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }

  /// Updates the selected tab to match the view controller in front, which changed by itself.
  func followSelection() {
    guard tabList != nil, let selected, selected !== moreController else { return }
    if let selectedLeaf, viewControllerShown(by: selectedLeaf.rootTab) === selected { return }
    if let tab = tab(showing: selected) { selectedLeaf = tab.wayDown.last }
  }

  /// Fills the stack of the navigation controller that manages the selected tab (rule 134). View
  /// controllers that the user pushed onto the tab stay.
  func stackSelection() {
    guard let leaf = selectedLeaf, let group = leaf.managingTabGroup,
      let manager = group.managingNavigationController
    else { return }
    let content = leaf.wayFromRoot.flatMap { tab in
      let proposed = tab.viewController.map { [$0] } ?? []
      return storedDelegate?.tabBarController(
        self, displayedViewControllersFor: tab, proposedViewControllers: proposed) ?? proposed
    }
    let isThere = manager.viewControllers.starts(with: content) { $0 === $1 }
    guard selectedLeaf === leaf, !content.isEmpty, group.stacked !== leaf || !isThere else {
      return
    }
    group.stacked = leaf
    manager.setViewControllers(content.uniqued(), animated: false)
  }
}

extension UITab {
  /// Creates a tab that represents a view controller and belongs to no tab bar controller.
  convenience init(standingFor viewController: UIViewController) {
    self.init(
      title: viewController.title ?? "", image: nil, identifier: UUID().uuidString)
    standsFor = viewController
  }

  func stands(for viewController: UIViewController) -> Bool { standsFor === viewController }
}
#endif

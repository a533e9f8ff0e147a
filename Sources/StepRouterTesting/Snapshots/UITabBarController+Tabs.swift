import PortableUIKit

extension UITabBarController {
  /// What the tabs show, in their order, wherever it stands; and More, where its list is in front.
  var orderedTabs: [UIViewController] {
    let listed = viewControllers ?? shownByTabs
    guard let selectedViewController, selectedViewController.parent === self,
      !listed.contains(selectedViewController)
    else { return listed }
    return listed + [selectedViewController]
  }

  /// Where there are tabs of iOS 18, there is no list of view controllers.
  private var shownByTabs: [UIViewController] {
    guard #available(iOS 18.0, *) else { return [] }
    let stacks = children.filter { child in !tabs.contains { $0.shows(child) } }
    let behindMore = stacks.compactMap { $0 as? UINavigationController }.flatMap(\.viewControllers)
    let all = children + behindMore
    return tabs.flatMap { tab in all.filter(tab.shows) }
  }
}

@available(iOS 18.0, *)
extension UITab {
  /// Whether this root tab shows it: by the tab that it is of, or by a group's navigation controller.
  fileprivate func shows(_ viewController: UIViewController) -> Bool {
    var tab = viewController.tab
    while let parent = tab?.parent { tab = parent }
    return tab === self || manages(viewController)
  }

  private func manages(_ viewController: UIViewController) -> Bool {
    guard let group = self as? UITabGroup else { return false }
    return group.managingNavigationController === viewController
      || group.children.contains { $0.manages(viewController) }
  }
}

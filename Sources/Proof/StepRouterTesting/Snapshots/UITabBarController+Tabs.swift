import PortableUIKit

extension UITabBarController {
  /// The view controllers of the tabs, in order, wherever they are in the hierarchy. Includes the
  /// More stack if its list is in front.
  var orderedTabs: [UIViewController] {
    let listed = viewControllers ?? shownByTabs
    guard let selectedViewController, selectedViewController.parent === self,
      !listed.contains(selectedViewController)
    else { return listed }
    return listed + [selectedViewController]
  }

  /// The view controllers of iOS 18 tabs, for which `viewControllers` is nil.
  private var shownByTabs: [UIViewController] {
    guard #available(iOS 18.0, visionOS 2.0, *) else { return [] }
    let tabs = tabs
    var shown = Array(repeating: [UIViewController](), count: tabs.count)
    var behindMore: [UIViewController] = []
    for child in children {
      if let index = tabs.firstIndex(showing: child) {
        shown[index].append(child)
      } else if let stack = child as? UINavigationController {
        behindMore += stack.viewControllers
      }
    }
    for child in behindMore {
      if let index = tabs.firstIndex(showing: child) { shown[index].append(child) }
    }
    return shown.flatMap { $0 }
  }
}

@available(iOS 18.0, *)
extension [UITab] {
  /// Returns the index of the root tab that shows the view controller, through the view
  /// controller's own tab or through a group's navigation controller.
  @MainActor fileprivate func firstIndex(showing viewController: UIViewController) -> Int? {
    var own = viewController.tab
    while let parent = own?.parent { own = parent }
    return firstIndex { $0 === own || $0.manages(viewController) }
  }
}

@available(iOS 18.0, *)
extension UITab {
  fileprivate func manages(_ viewController: UIViewController) -> Bool {
    guard let group = self as? UITabGroup else { return false }
    return group.managingNavigationController === viewController
      || group.children.contains { $0.manages(viewController) }
  }
}

import PortableUIKit

/// Records the calls of a tab bar controller, including the older ones.
@available(iOS 18.0, *)
final class TabBook: NSObject, UITabBarControllerDelegate {
  let log: EventLog
  var refused: UITab?
  /// Runs when the controller asks about a tab.
  var whenAsked: (@MainActor () -> Void)?
  /// The view controllers that a group's stack shows for a tab, by the tab's identifier.
  var displayed: [String: [UIViewController]] = [:]

  init(_ log: EventLog) {
    self.log = log
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("shouldSelect(\(nameOf(viewController)))")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.add("didSelect(\(nameOf(viewController)))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    log.add("shouldSelectTab(\(tab.identifier)) at \(tabBarController.selectedIndex)")
    whenAsked?()
    return tab !== refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    let previous = previousTab?.identifier ?? "nil"
    log.add(
      "didSelectTab(\(selectedTab.identifier), \(previous)) at \(tabBarController.selectedIndex)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {
    log.add("visibilityDidChange(\(tabs.map(\.identifier).joined(separator: " ")))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {
    log.add("displayOrderDidChange(\(group.identifier))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    log.add("displayed(\(tab.identifier), \(names(proposedViewControllers)))")
    return displayed[tab.identifier] ?? proposedViewControllers
  }

  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    log.add("willBeginEditing")
  }

  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    log.add("didEndEditing")
  }
}

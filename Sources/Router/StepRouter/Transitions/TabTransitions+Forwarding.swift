import PortableUIKit

#if !canImport(UIKit)
/// Passes the remaining calls on to the app's delegate. With the Objective-C runtime, it passes
/// them on by itself.
extension TabTransitions {
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    original?.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    original?.tabBarController(
      tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    original?.tabBarController(
      tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    original?.tabBarControllerSupportedInterfaceOrientations(tabBarController) ?? .allButUpsideDown
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    original?.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
      ?? .portrait
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    original?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    original?.tabBarController(tabBarController, didSelect: viewController)
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    original?.tabBarController(tabBarController, shouldSelectTab: tab) ?? true
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    original?.tabBarController(
      tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {
    original?.tabBarController(tabBarController, visibilityDidChangeFor: tabs)
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {
    original?.tabBarController(tabBarController, displayOrderDidChangeFor: group)
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    original?.tabBarController(
      tabBarController, displayedViewControllersFor: tab,
      proposedViewControllers: proposedViewControllers) ?? proposedViewControllers
  }

  @available(iOS 18.0, *)
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    original?.tabBarControllerWillBeginEditing(tabBarController)
  }

  @available(iOS 18.0, *)
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    original?.tabBarControllerDidEndEditing(tabBarController)
  }
}
#endif

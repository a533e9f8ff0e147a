import PortableUIKit

final class TabDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .all }
}

@MainActor func mask(_ tabs: UITabBarController) -> UIInterfaceOrientationMask? {
  tabs.delegate?.tabBarControllerSupportedInterfaceOrientations(tabs)  // refused: in visionOS
}

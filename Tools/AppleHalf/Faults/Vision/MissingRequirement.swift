import PortableUIKit

@MainActor func mask(_ tabs: UITabBarController) -> UIInterfaceOrientationMask? {
  tabs.delegate?.tabBarControllerSupportedInterfaceOrientations(tabs)  // refused: in visionOS
}

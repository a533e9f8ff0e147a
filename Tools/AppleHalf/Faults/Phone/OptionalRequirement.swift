import PortableUIKit

@MainActor func ask(_ tabs: UITabBarController, about screen: UIViewController) -> Bool? {
  tabs.delegate?.tabBarController(tabs, shouldSelect: screen)  // refused: is optional in UIKit
}

import PortableUIKit

extension UITabBarController {
  /// The stack of the tabs that don't fit into the tab bar. On visionOS every tab fits.
  var moreStack: UINavigationController? {
    #if os(visionOS)
    nil
    #else
    moreNavigationController
    #endif
  }
}

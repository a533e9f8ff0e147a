#if !canImport(UIKit)
  /// The bar of a tab bar controller.
  @MainActor open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var scrollEdgeAppearance: UITabBarAppearance?
    open lazy var standardAppearance = UITabBarAppearance()

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
      self.items = items
    }

    public enum ItemPositioning: Int, Sendable {
      case automatic, fill, centered
    }
  }

  /// Told when the user selects a tab.
  @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }

  extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  }
#endif

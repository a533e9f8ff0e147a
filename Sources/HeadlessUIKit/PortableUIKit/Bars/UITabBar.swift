#if !canImport(UIKit)
/// A bar with items for selecting a tab.
@preconcurrency @MainActor open class UITabBar: UIView {
  override func contentSize(within width: CGFloat) -> CGSize? {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  open weak var delegate: (any UITabBarDelegate)?
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

  private var ownItems: [UITabBarItem]?
  private weak var ownSelection: UITabBarItem?
  /// The tab bar controller that owns the bar, which then shows the items of its tabs.
  weak var controller: UITabBarController?

  open var items: [UITabBarItem]? {
    get { controller.map(\.barItems) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  open var selectedItem: UITabBarItem? {
    get { controller.map(\.selectedBarItem) ?? ownSelection }
    set { if isFree { ownSelection = newValue } }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if isFree { ownItems = items }
  }

  private var isFree: Bool {
    guard controller != nil else { return true }
    device.misuse(
      "T4", "NSInternalInconsistencyException",
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    return false
  }

  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
}

/// The method that responds when the user selects an item.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
#endif

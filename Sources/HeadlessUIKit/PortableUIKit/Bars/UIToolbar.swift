#if !canImport(UIKit)
/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  override func contentSize(within width: CGFloat) -> CGSize? {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open weak var delegate: (any UIToolbarDelegate)?
  /// The items; those of the top view controller in a navigation controller's toolbar, which you
  /// don't change directly.
  open var items: [UIBarButtonItem]? {
    get { controller == nil ? ownItems : controller?.topViewController?.toolbarItems }
    set { ownItems = newValue }
  }
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open lazy var standardAppearance = UIToolbarAppearance()
  /// The navigation controller that owns the bar.
  weak var controller: UINavigationController?
  private var ownItems: [UIBarButtonItem]?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}

/// The method that positions a toolbar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
#endif

#if !canImport(UIKit)
/// A bar with the title and buttons of the top view controller in a navigation stack.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  override func contentSize(within width: CGFloat) -> CGSize? {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UINavigationBarDelegate)?

  open weak var delegate: (any UINavigationBarDelegate)? {
    get { storedDelegate ?? controller as? any UINavigationBarDelegate }
    set {
      guard controller == nil else { return refuseDelegate() }
      storedDelegate = newValue
    }
  }
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open lazy var standardAppearance = UINavigationBarAppearance()
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var ownItems: [UINavigationItem] = []
  /// The navigation controller that owns the bar, which then shows the items of its stack.
  weak var controller: UINavigationController?

  private var stack: [UINavigationItem] {
    controller?.viewControllers.map(\.navigationItem) ?? ownItems
  }

  open var barPosition: UIBarPosition { storedDelegate?.position(for: self) ?? .top }

  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isFree(for: "setItems:animated:") else { return }
    ownItems = items ?? []
  }

  /// Pushes the item unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isFree(for: "pushNavigationItem:animated:") else { return }
    guard storedDelegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    ownItems.append(item)
    storedDelegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item unless the delegate refuses.
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isFree(for: "popNavigationItemAnimated:"), let item = stack.last else { return nil }
    guard storedDelegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    ownItems.removeLast()
    storedDelegate?.navigationBar(self, didPop: item)
    return item
  }

  private func refuseDelegate() {
    device.misuse(
      "T11", "NSInternalInconsistencyException",
      "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
  }

  private func isFree(for call: String) -> Bool {
    guard controller != nil else { return true }
    device.misuse(
      "T3", "NSInternalInconsistencyException",
      "Cannot call \(call) directly on a UINavigationBar managed by a controller.")
    return false
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
}

/// The methods that allow changes of a navigation bar's items and respond to them.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
#endif

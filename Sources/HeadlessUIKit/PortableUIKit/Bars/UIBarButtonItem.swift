#if !canImport(UIKit)
/// A button in a navigation bar or toolbar.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(
///       systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
///
/// Where there is no Objective-C runtime, a target says itself which of its methods has which name.
/// A `UIAction` needs none.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var customView: UIView? {
    didSet { hold(customView, insteadOf: oldValue) }
  }

  open weak var target: AnyObject?
  open var action: Selector?
  open var tintColor: UIColor?
  open var isHidden = false
  @available(iOS 27.0, *)
  open var visibilityPriority = UIBarButtonItemVisibilityPriority.standard
  @available(iOS 27.1, *)
  open var axisBehavior = AxisBehavior.automatic
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  open var menu: UIMenu?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  let systemItem: SystemItem?
  /// The navigation item that contains this item.
  weak var holder: UINavigationItem?
  /// The view controller whose toolbar contains this item.
  weak var toolbarOwner: UIViewController?

  /// The action that a tap performs. Setting it copies its title and image, except to a system
  /// item.
  open var primaryAction: UIAction? {
    didSet { adoptAppearance(of: primaryAction) }
  }

  public override init() {
    systemItem = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  init(item systemItem: SystemItem?) {
    self.systemItem = systemItem
    super.init()
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init(item: nil)
    self.customView = customView
    hold(customView, insteadOf: nil)
  }

  fileprivate func adoptAppearance(of action: UIAction?) {
    guard let action, systemItem == nil else { return }
    title = action.title
    image = action.image
  }
}

/// Initializers with a target and an action, for items without a primary action.
extension UIBarButtonItem {
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.title = title
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(item: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.init(item: nil)
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
}

extension UIBarButtonItem {
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(item: systemItem)
    self.primaryAction = primaryAction
    adoptAppearance(of: primaryAction)
    self.menu = menu
  }

  /// Creates an item. A title or image you pass here takes precedence over the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(item: nil)
    self.primaryAction = primaryAction
    adoptAppearance(of: primaryAction)
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    @available(iOS 26.0, *)
    case prominent = 2

    @available(iOS, deprecated: 26.0)
    public static var done: Style { .prominent }
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    @available(iOS, deprecated: 11.0)
    case pageCurl
    case close
  }
}
#endif

#if !canImport(UIKit)
/// The items that a navigation bar displays for a view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView? {
    didSet { hold(titleView, insteadOf: oldValue) }
  }

  open var prompt: String?
  @available(iOS 26.0, *)
  open var subtitle: String?
  @available(iOS 26.0, *)
  open var largeTitle: String?
  @available(iOS 26.0, *)
  open var largeSubtitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var backAction: UIAction?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var style = ItemStyle.navigator
  @available(iOS 27.0, *)
  public var navigationBarMinimization = UIBarMinimization()
  @available(iOS 27.1, *)
  open var verticalBarCompressionBehavior = UIVerticalBarCompressionBehavior.automatic
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The view controller that the item belongs to.
  weak var owner: UIViewController?

  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { hold(leftBarButtonItems) }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { hold(rightBarButtonItems) }
  }

  open var searchController: UISearchController? {
    didSet { searchController?.searchedItem = self }
  }

  /// The item that stands for the search bar in a toolbar of the app's own.
  @available(iOS 26.0, *)
  open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchBarItem }
  private lazy var searchBarItem = UIBarButtonItem()

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The first of the left items. Setting it replaces every left item.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items. Setting it replaces every right item.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func hold(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.holder = self }
  }

  /// Returns true if the item is still one of the left or right items.
  func shows(_ item: UIBarButtonItem) -> Bool {
    [leftBarButtonItems, rightBarButtonItems].contains { items in
      items?.contains { $0 === item } ?? false
    }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic
    @available(iOS 26.0, *)
    case integrated
    case stacked
    @available(iOS 26.0, *)
    case integratedCentered
    @available(iOS 26.0, *)
    case integratedButton

    @available(iOS, deprecated: 26.0)
    public static var inline: SearchBarPlacement { .integrated }
  }

  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }
}
#endif

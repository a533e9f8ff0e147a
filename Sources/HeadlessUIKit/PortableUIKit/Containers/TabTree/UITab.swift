#if !canImport(UIKit)
/// A tab that creates its view controller on demand.
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITab: NSObject {
  private let givenIdentifier: String
  private var provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  private var madeItem: UITabBarItem?
  /// The tab bar controller that has this tab as a root tab.
  weak var owner: UITabBarController?
  weak var group: UITabGroup?
  /// The view controller that this tab represents if there are no tabs.
  weak var standsFor: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    givenIdentifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  open var identifier: String { givenIdentifier }
  open var title: String { didSet { madeItem?.title = title } }
  open var image: UIImage? { didSet { madeItem?.image = image } }
  open var subtitle: String?
  open var badgeValue: String? { didSet { madeItem?.badgeValue = badgeValue } }
  @available(iOS 18.4, *)
  open var isEnabled = true { didSet { madeItem?.isEnabled = isEnabled } }
  open var userInfo: Any?

  open var preferredPlacement = Placement.automatic { didSet { placeChanged() } }
  open var allowsHiding = false
  open var isHiddenByDefault = false
  open var isHidden = false { didSet { placeChanged() } }

  /// A Boolean value that indicates whether the bar or the sidebar currently shows the tab.
  open var hasVisiblePlacement: Bool { tabBarController?.offers(self) ?? false }

  open var parent: UITabGroup? { group }
  open var tabBarController: UITabBarController? { rootTab.owner }

  /// The outermost group whose navigation controller manages this tab.
  open var managingTabGroup: UITabGroup? {
    wayFromRoot.lazy.compactMap { $0 as? UITabGroup }
      .first { $0.managingNavigationController != nil }
  }

  /// The tab's view controller. The provider creates it on first access, and only once (rule 124).
  open var viewController: UIViewController? {
    if let made { return made }
    guard let provider else { return nil }
    self.provider = nil
    let viewController = provider(self)
    made = viewController
    viewController.madeExtras.tab = self
    madeItem = dressed(viewController.madeTabBarItem)
    return viewController
  }

  /// The item in the bar: the view controller's own if there is a view controller (rule 126).
  var item: UITabBarItem {
    _ = viewController
    if let madeItem { return madeItem }
    let item = dressed(UITabBarItem())
    madeItem = item
    return item
  }

  private func dressed(_ item: UITabBarItem) -> UITabBarItem {
    item.title = title
    if let image { item.image = image }
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    return item
  }

  /// Whether the view controller still has the item that the bar shows (M34).
  var isInStep: Bool { made.map { $0.madeTabBarItem === item } ?? true }

  /// The tabs that selecting this one selects, from here down.
  var wayDown: [UITab] { [self] }

  var wayFromRoot: [UITab] { (group?.wayFromRoot ?? []) + [self] }
  var rootTab: UITab { group?.rootTab ?? self }
  var isReachable: Bool { wayFromRoot.allSatisfy { !$0.isHidden } }

  /// This tab and every tab inside it.
  var family: [UITab] { [self] }

  private func placeChanged() {
    tabBarController?.placesChanged()
  }
}

@available(iOS 18.0, *)
extension UITab {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
}
#endif

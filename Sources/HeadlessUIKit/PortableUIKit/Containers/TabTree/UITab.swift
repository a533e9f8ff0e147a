#if !canImport(UIKit)
/// A tab, and the view controller that it brings when that is needed.
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITab: NSObject {
  private let givenIdentifier: String
  private var provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  private var madeItem: UITabBarItem?
  /// The tab bar controller whose root tab this is.
  weak var owner: UITabBarController?
  weak var group: UITabGroup?
  /// What it stands for where there are no tabs.
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

  /// Whether the bar or the sidebar shows it at the moment.
  open var hasVisiblePlacement: Bool { tabBarController?.offers(self) ?? false }

  open var parent: UITabGroup? { group }
  open var tabBarController: UITabBarController? { rootTab.owner }

  /// The outermost group around it whose navigation controller shows it.
  open var managingTabGroup: UITabGroup? {
    wayFromRoot.lazy.compactMap { $0 as? UITabGroup }
      .first { $0.managingNavigationController != nil }
  }

  /// Made when it is first read, and never again (rule 124).
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

  /// What the bar shows: the view controller's own item where there is one (rule 126).
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

  /// The tabs that are selected with this one, from here down.
  var wayDown: [UITab] { [self] }

  var wayFromRoot: [UITab] { (group?.wayFromRoot ?? []) + [self] }
  var rootTab: UITab { group?.rootTab ?? self }
  var isReachable: Bool { wayFromRoot.allSatisfy { !$0.isHidden } }

  /// This tab and all in it.
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

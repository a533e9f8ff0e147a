#if !canImport(UIKit)
@available(iOS 18.0, *)
extension UITabBarController {
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  /// The sidebar that lists tabs and groups if there's room for it.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    public enum Layout: Int, Sendable {
      case automatic, overlap, tile
    }

    /// The placement that the app prefers in regular width on a phone. It has no effect on a
    /// tablet.
    @available(iOS 27.0, *)
    public enum Placement: Int, Sendable {
      case automatic, sidebar, tabBar
    }

    /// The methods that tell of the sidebar.
    @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
      @available(iOS 27.0, *)
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarAvailabilityDidChange sidebar: UITabBarController.Sidebar)
    }

    weak var owner: UITabBarController?
    private var isPutAway: Bool?
    /// The availability that the delegate last heard of.
    fileprivate var toldAvailability = false

    /// Takes the present availability for known, so that the delegate hears of changes only.
    func noteAvailability() { toldAvailability = owner?.hasSidebar ?? false }

    open weak var delegate: (any UITabBarController.Sidebar.Delegate)?

    open var isHidden: Bool {
      get { isPutAway ?? owner?.hidesSidebarAtFirst ?? false }
      set { isPutAway = newValue }
    }

    @available(iOS 27.0, *)
    open var preferredPlacement = Placement.automatic {
      didSet { if preferredPlacement != oldValue { owner?.placesChanged() } }
    }

    /// Whether there's a sidebar, which may be hidden.
    @available(iOS 27.0, *)
    open var isAvailable: Bool { owner?.hasSidebar ?? false }

    open var preferredLayout = Layout.automatic
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
    open var bottomBarView: UIView?
    @available(iOS 18.2, *)
    open var navigationOverflowItems: UIDeferredMenuElement?
  }
}

@available(iOS 18.0, *)
extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarAvailabilityDidChange sidebar: UITabBarController.Sidebar
  ) {}
}

extension UITabBarController {
  /// Tells the sidebar's delegate if there's a sidebar now and was none, or the reverse (rule 216).
  func tellSidebarAvailability() {
    guard let sideBar, sideBar.toldAvailability != hasSidebar else { return }
    sideBar.toldAvailability.toggle()
    sideBar.delegate?.tabBarController(self, sidebarAvailabilityDidChange: sideBar)
  }

  var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The width, in points, that a phone needs for a sidebar (rule 216).
  private static let phoneNeed: CGFloat = 905

  /// Whether there's a sidebar that can show and hide (rules 132 and 216).
  var hasSidebar: Bool {
    guard let tabList, !tabList.isEmpty, !isCompact else { return false }
    if isOnPhone { return mode != .tabBar && hasSidebarOnPhone }
    switch mode {
    case .automatic: return tabList.contains { $0 is UITabGroup }
    case .tabBar: return false
    case .tabSidebar: return true
    }
  }

  private var isOnPhone: Bool { traitCollection.userInterfaceIdiom == .phone }

  private var hasSidebarOnPhone: Bool {
    sidebar.preferredPlacement == .sidebar && sizeForSidebar.width >= Self.phoneNeed
  }

  private var sizeForSidebar: CGSize { viewIfLoaded?.bounds.size ?? device.sceneSize }

  /// Whether the user has a button that shows and hides the sidebar: not on a phone.
  var hasSidebarButton: Bool { hasSidebar && !isOnPhone }

  var showsSidebar: Bool { hasSidebar && !sidebar.isHidden }

  /// Whether the sidebar starts hidden: true in regular width on a tablet if the screen is taller
  /// than wide, else false (rule 132).
  fileprivate var hidesSidebarAtFirst: Bool {
    guard !isCompact, !isOnPhone else { return false }
    return sizeForSidebar.width < sizeForSidebar.height
  }
}
#endif

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

    weak var owner: UITabBarController?
    private var isPutAway: Bool?

    open var isHidden: Bool {
      get { isPutAway ?? owner?.hidesSidebarAtFirst ?? false }
      set { isPutAway = newValue }
    }

    open var preferredLayout = Layout.automatic
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
    open var bottomBarView: UIView?
    @available(iOS 18.2, *)
    open var navigationOverflowItems: UIDeferredMenuElement?
  }
}

extension UITabBarController {
  var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Whether there's a sidebar that can show and hide (rule 132).
  var hasSidebar: Bool {
    guard let tabList, !tabList.isEmpty, !isCompact else { return false }
    switch mode {
    case .automatic: return tabList.contains { $0 is UITabGroup }
    case .tabBar: return false
    case .tabSidebar: return true
    }
  }

  var showsSidebar: Bool { hasSidebar && !sidebar.isHidden }

  /// Whether the sidebar starts hidden: true in regular width if the screen is taller than wide,
  /// false in compact width (rule 132).
  fileprivate var hidesSidebarAtFirst: Bool {
    guard !isCompact else { return false }
    let size = (viewIfLoaded?.bounds ?? device.screen.bounds).size
    return size.width < size.height
  }
}
#endif

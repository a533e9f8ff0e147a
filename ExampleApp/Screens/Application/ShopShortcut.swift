import PortableUIKit

/// The shortcuts that a long press on the shop's icon offers.
public enum ShopShortcut: String, CaseIterable, Sendable {
  case bag, search, orders

  private var title: String { rawValue.capitalized }

  private var url: String {
    switch self {
    case .bag, .search: "shop://\(rawValue)"
    case .orders: "shop://account/orders"
    }
  }

  private var symbol: String {
    switch self {
    case .bag: "bag"
    case .search: "magnifyingglass"
    case .orders: "shippingbox"
    }
  }

  /// The shortcut item, with the link that it opens.
  @MainActor public var item: UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: rawValue, localizedTitle: title, localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(systemImageName: symbol),
      userInfo: ["url": NSString(string: url)])
  }
}

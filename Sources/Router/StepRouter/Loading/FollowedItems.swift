import PortableUIKit

/// Gives a screen the bar items of the view controller that it contains.
///
/// UIKit takes a view controller's items when it goes onto a stack or a tab bar, so the screen
/// can't simply return the content's items. Instead, the content's values are set on the screen's
/// own items, which UIKit watches.
@MainActor
final class FollowedItems {
  private let ofScreen: [any FollowedValue<UIViewController>] = [
    Followed({ $0.title }, { $0.title = $1 }),
    Followed({ $0.toolbarItems }, { $0.toolbarItems = $1 }),
  ]
  private let ofNavigationItem: [any FollowedValue<UINavigationItem>] = [
    Followed({ $0.title }, { $0.title = $1 }),
    Followed({ $0.titleView }, { $0.titleView = $1 }),
    Followed({ $0.prompt }, { $0.prompt = $1 }),
    Followed({ $0.leftBarButtonItems }, { $0.leftBarButtonItems = $1 }),
    Followed({ $0.rightBarButtonItems }, { $0.rightBarButtonItems = $1 }),
    Followed(
      { $0.leftItemsSupplementBackButton }, { $0.leftItemsSupplementBackButton = $1 }, unless: false
    ),
    Followed({ $0.backBarButtonItem }, { $0.backBarButtonItem = $1 }),
    Followed({ $0.backButtonTitle }, { $0.backButtonTitle = $1 }),
    Followed({ $0.backButtonDisplayMode }, { $0.backButtonDisplayMode = $1 }, unless: .default),
    Followed({ $0.backAction }, { $0.backAction = $1 }),
    Followed({ $0.hidesBackButton }, { $0.hidesBackButton = $1 }, unless: false),
    Followed({ $0.largeTitleDisplayMode }, { $0.largeTitleDisplayMode = $1 }, unless: .automatic),
    Followed({ $0.searchController }, { $0.searchController = $1 }),
    Followed(
      { $0.hidesSearchBarWhenScrolling }, { $0.hidesSearchBarWhenScrolling = $1 }, unless: true),
    Followed({ $0.standardAppearance }, { $0.standardAppearance = $1 }),
    Followed({ $0.compactAppearance }, { $0.compactAppearance = $1 }),
    Followed({ $0.scrollEdgeAppearance }, { $0.scrollEdgeAppearance = $1 }),
    Followed({ $0.compactScrollEdgeAppearance }, { $0.compactScrollEdgeAppearance = $1 }),
  ]
  private let ofTabItem: [any FollowedValue<UITabBarItem>] = [
    Followed({ $0.title }, { $0.title = $1 }),
    Followed({ $0.image }, { $0.image = $1 }),
    Followed({ $0.selectedImage }, { $0.selectedImage = $1 }),
    Followed({ $0.badgeValue }, { $0.badgeValue = $1 }),
    Followed({ $0.badgeColor }, { $0.badgeColor = $1 }),
    Followed({ $0.accessibilityIdentifier }, { $0.accessibilityIdentifier = $1 }),
    Followed({ $0.accessibilityLabel }, { $0.accessibilityLabel = $1 }),
  ]

  func follow(_ content: UIViewController, in screen: UIViewController) {
    for value in ofScreen { value.follow(content, in: screen) }
    let (item, ownItem) = (content.navigationItem, screen.navigationItem)
    for value in ofNavigationItem { value.follow(item, in: ownItem) }
    let (tabItem, ownTabItem) = (content.followedTabItem, screen.followedTabItem)
    for value in ofTabItem { value.follow(tabItem, in: ownTabItem) }
  }
}

@MainActor
private protocol FollowedValue<Item> {
  associatedtype Item

  func follow(_ content: Item, in screen: Item)
}

/// A value that the content determines, unless the content sets none.
///
/// Closures read and write it, because key paths take far longer, and every layout reads it.
@MainActor
private final class Followed<Item, Value: Equatable>: FollowedValue {
  private let read: @MainActor (Item) -> Value
  private let write: @MainActor (Item, Value) -> Void
  private let nothing: Value
  /// The value that the app has set on the screen itself.
  private var own: Value
  /// The value that the screen got last.
  private var last: Value

  init(
    _ read: @escaping @MainActor (Item) -> Value,
    _ write: @escaping @MainActor (Item, Value) -> Void, unless nothing: Value
  ) {
    self.read = read
    self.write = write
    self.nothing = nothing
    own = nothing
    last = nothing
  }

  func follow(_ content: Item, in screen: Item) {
    let now = read(screen)
    if now != last { own = now }
    let wanted = read(content)
    last = wanted == nothing ? own : wanted
    if now != last { write(screen, last) }
  }
}

extension Followed where Value: ExpressibleByNilLiteral {
  convenience init(
    _ read: @escaping @MainActor (Item) -> Value,
    _ write: @escaping @MainActor (Item, Value) -> Void
  ) {
    self.init(read, write, unless: nil)
  }
}

extension UIViewController {
  /// The tab bar item. UIKit declares that it may be nil; in that case this creates one.
  fileprivate var followedTabItem: UITabBarItem {
    if let item = tabBarItem { return item }
    let made = UITabBarItem()
    tabBarItem = made
    return made
  }
}

import PortableUIKit

/// Gives a screen the bar items of the view controller that it contains.
///
/// UIKit takes a view controller's items when it goes onto a stack or a tab bar, so the screen
/// can't simply return the content's items. Instead, the content's values are set on the screen's
/// own items, which UIKit watches.
@MainActor
final class FollowedItems {
  private let values: [any FollowedValue] = [
    Followed(\.title, unless: nil),
    Followed(\.toolbarItems, unless: nil),
    Followed(\.navigationItem.title, unless: nil),
    Followed(\.navigationItem.titleView, unless: nil),
    Followed(\.navigationItem.prompt, unless: nil),
    Followed(\.navigationItem.leftBarButtonItems, unless: nil),
    Followed(\.navigationItem.rightBarButtonItems, unless: nil),
    Followed(\.navigationItem.leftItemsSupplementBackButton, unless: false),
    Followed(\.navigationItem.backBarButtonItem, unless: nil),
    Followed(\.navigationItem.backButtonTitle, unless: nil),
    Followed(\.navigationItem.backButtonDisplayMode, unless: .default),
    Followed(\.navigationItem.backAction, unless: nil),
    Followed(\.navigationItem.hidesBackButton, unless: false),
    Followed(\.navigationItem.largeTitleDisplayMode, unless: .automatic),
    Followed(\.navigationItem.searchController, unless: nil),
    Followed(\.navigationItem.hidesSearchBarWhenScrolling, unless: true),
    Followed(\.navigationItem.standardAppearance, unless: nil),
    Followed(\.navigationItem.compactAppearance, unless: nil),
    Followed(\.navigationItem.scrollEdgeAppearance, unless: nil),
    Followed(\.navigationItem.compactScrollEdgeAppearance, unless: nil),
    Followed(\.followedTabItem.title, unless: nil),
    Followed(\.followedTabItem.image, unless: nil),
    Followed(\.followedTabItem.selectedImage, unless: nil),
    Followed(\.followedTabItem.badgeValue, unless: nil),
    Followed(\.followedTabItem.badgeColor, unless: nil),
    Followed(\.followedTabItem.accessibilityIdentifier, unless: nil),
    Followed(\.followedTabItem.accessibilityLabel, unless: nil),
  ]

  func follow(_ content: UIViewController, in screen: UIViewController) {
    for value in values { value.follow(content, in: screen) }
  }
}

@MainActor
private protocol FollowedValue {
  func follow(_ content: UIViewController, in screen: UIViewController)
}

/// A value that the content determines, unless the content sets none.
@MainActor
private final class Followed<Value: Equatable>: FollowedValue {
  private let path: ReferenceWritableKeyPath<UIViewController, Value>
  private let nothing: Value
  /// The value that the app has set on the screen itself.
  private var own: Value
  /// The value that the screen got last.
  private var last: Value

  init(_ path: ReferenceWritableKeyPath<UIViewController, Value>, unless nothing: Value) {
    self.path = path
    self.nothing = nothing
    own = nothing
    last = nothing
  }

  func follow(_ content: UIViewController, in screen: UIViewController) {
    let now = screen[keyPath: path]
    if now != last { own = now }
    let wanted = content[keyPath: path]
    last = wanted == nothing ? own : wanted
    if now != last { screen[keyPath: path] = last }
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

#if !canImport(UIKit)
/// The item that a tab bar displays for a view controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  private var badgeTextAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item. The system draws its title, so `title` stays nil.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeTextAttributes[state.rawValue] = textAttributes
  }

  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeTextAttributes[state.rawValue]
  }
}

extension UITabBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
}
#endif

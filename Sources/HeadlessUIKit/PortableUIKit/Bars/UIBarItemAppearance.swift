#if !canImport(UIKit)
/// The appearance of a bar button item in each of its states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public override init() {
    super.init()
  }

  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// The appearance of a bar button item in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The appearance of a tab bar item in each of its states.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
#endif

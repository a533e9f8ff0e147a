#if !canImport(UIKit)
/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() {
    super.init()
  }

  /// Creates an appearance with the settings that every kind of bar shares.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  open func configureWithDefaultBackground() {
    reset(to: nil, effect: UIBlurEffect(style: .systemChromeMaterial))
  }

  open func configureWithOpaqueBackground() {
    reset(to: .systemBackground, effect: nil)
  }

  open func configureWithTransparentBackground() {
    reset(to: nil, effect: nil)
    shadowColor = nil
  }

  private func reset(to color: UIColor?, effect: UIBlurEffect?) {
    backgroundColor = color
    backgroundEffect = effect
    backgroundImage = nil
    shadowImage = nil
    shadowColor = .separator
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  @available(iOS, deprecated: 26.0)
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  @available(iOS, deprecated: 26.0)
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}
#endif

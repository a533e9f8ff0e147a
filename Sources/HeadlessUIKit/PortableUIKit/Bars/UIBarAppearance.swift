#if !canImport(UIKit)
/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() {
    super.init()
  }

  /// A copy of another bar's look, as far as the bars have it in common.
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

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  @available(iOS, deprecated: 26.0)
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  @available(iOS, deprecated: 26.0)
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}
#endif

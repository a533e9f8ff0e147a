#if !canImport(UIKit)
  /// How a background is drawn.
  @MainActor public struct UIBackgroundConfiguration: Hashable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func listPlainCell() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration(color: .systemBackground)
    }

    public static func listGroupedCell() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration(color: .secondarySystemGroupedBackground)
    }

    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }

    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    private init(color: UIColor? = nil) {
      backgroundColor = color
    }
  }
#endif

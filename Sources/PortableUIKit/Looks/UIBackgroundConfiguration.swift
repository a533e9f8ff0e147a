#if !canImport(UIKit)
/// How a background is drawn.
public struct UIBackgroundConfiguration: Hashable {
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

  public func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }

  private init(color: UIColor? = nil) {
    backgroundColor = color
  }
}
#endif

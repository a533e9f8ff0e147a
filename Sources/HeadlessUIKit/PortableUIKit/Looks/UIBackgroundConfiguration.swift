#if !canImport(UIKit)
/// A configuration that describes how a background looks.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  @available(iOS, deprecated: 18.0)
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }

  @available(iOS, deprecated: 18.0)
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .secondarySystemGroupedBackground)
  }

  @available(iOS, deprecated: 18.0)
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }

  @available(iOS, deprecated: 18.0)
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

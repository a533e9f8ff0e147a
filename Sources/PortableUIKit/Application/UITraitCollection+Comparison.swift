#if !canImport(UIKit)
  /// How large the user wants text to be.
  public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let unspecified = UIContentSizeCategory(
      rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let accessibilityMedium = UIContentSizeCategory(
      rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
      rawValue: "UICTContentSizeCategoryAccessibilityL")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
  }

  extension UITraitCollection {
    /// The traits of the current device's screen.
    public class var current: UITraitCollection {
      MainActor.assumeIsolated {
        let device = HeadlessDevice.current
        return device.traits(for: device.screen.bounds.size)
      }
    }

    /// A headless device reads from left to right.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    public var displayScale: CGFloat { 2 }

    /// The default size: a headless device has no settings.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// Whether colours may look different in the other collection.
    public func hasDifferentColorAppearance(
      comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
      userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// The traits with another style, if one is specified.
    func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
      guard style != .unspecified, style != userInterfaceStyle else { return self }
      return UITraitCollection(
        idiom: userInterfaceIdiom, horizontal: horizontalSizeClass, vertical: verticalSizeClass,
        style: style)
    }
  }
#endif

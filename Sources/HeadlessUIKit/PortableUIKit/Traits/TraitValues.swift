#if !canImport(UIKit)
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  @available(iOS 17.0, *)
  case vision
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The user's preferred text size.
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

/// An object that has traits and learns of their changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  @available(iOS, deprecated: 17.0)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
#endif

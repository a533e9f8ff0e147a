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

/// The values of a trait collection. An unspecified one leaves the trait to the surroundings.
struct TraitValues: Equatable {
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var style = UIUserInterfaceStyle.unspecified
  /// Nil where nothing is said of a split view controller.
  var split: UISplitViewController.LayoutEnvironment?
  var accessory = UITabAccessory.Environment.unspecified
  var barEdge = UIVerticalBarEdge.unspecified

  /// Takes over what `other` specifies.
  mutating func merge(_ other: TraitValues) {
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.horizontal != .unspecified { horizontal = other.horizontal }
    if other.vertical != .unspecified { vertical = other.vertical }
    if other.style != .unspecified { style = other.style }
    if let other = other.split { split = other }
    if other.accessory != .unspecified { accessory = other.accessory }
    if other.barEdge != .unspecified { barEdge = other.barEdge }
  }
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

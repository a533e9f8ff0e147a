#if !canImport(UIKit)
/// The environment of a view controller or view: idiom, size classes and style.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle

  public override convenience init() {
    self.init(idiom: .unspecified)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(idiom: .unspecified, horizontal: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(idiom: .unspecified, vertical: verticalSizeClass)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(idiom: .unspecified, style: userInterfaceStyle)
  }

  /// Creates a collection with the traits of several others. If two specify the same trait, the
  /// later one counts.
  @available(iOS, deprecated: 17.0)
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      idiom: traitCollections.last { $0.userInterfaceIdiom != .unspecified }?
        .userInterfaceIdiom ?? .unspecified,
      horizontal: traitCollections.last { $0.horizontalSizeClass != .unspecified }?
        .horizontalSizeClass ?? .unspecified,
      vertical: traitCollections.last { $0.verticalSizeClass != .unspecified }?
        .verticalSizeClass ?? .unspecified,
      style: traitCollections.last { $0.userInterfaceStyle != .unspecified }?
        .userInterfaceStyle ?? .unspecified)
  }

  init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, style: UIUserInterfaceStyle = .unspecified
  ) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    super.init()
  }

  /// Returns true if this collection has every trait that `trait` specifies.
  @available(iOS, deprecated: 17.0)
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).hasSameTraits(as: self)
  }

  func hasSameTraits(as other: UITraitCollection) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle
  }
}

extension UITraitCollection {
  /// The traits of the current device's screen.
  public class var current: UITraitCollection {
    MainActor.assumeIsolated {
      let device = HeadlessDevice.current
      return device.traits(for: device.sceneSize)
    }
  }

  /// The layout direction. A headless device reads from left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  public var displayScale: CGFloat { 2 }

  /// The preferred text size: the default, because a headless device has no settings.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Returns true if colours may look different in the other collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Returns the traits with another style, if it's specified.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(
      idiom: userInterfaceIdiom, horizontal: horizontalSizeClass, vertical: verticalSizeClass,
      style: style)
  }
}
#endif

#if !canImport(UIKit)
/// The environment of a view controller or view: idiom, size classes and style.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  public override convenience init() {
    self.init(TraitValues())
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  @available(iOS 26.0, *)
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(TraitValues(accessory: tabAccessoryEnvironment))
  }

  /// Creates a collection with the traits of several others. If two specify the same trait, the
  /// later one counts.
  @available(iOS, deprecated: 17.0)
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Returns true if this collection has every trait that `trait` specifies.
  @available(iOS, deprecated: 17.0)
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).hasSameTraits(as: self)
  }

  func hasSameTraits(as other: UITraitCollection) -> Bool { values == other.values }

  func hasSameClasses(as other: UITraitCollection) -> Bool {
    values.horizontal == other.values.horizontal && values.vertical == other.values.vertical
  }
}

extension UITraitCollection {
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  /// The layout of the nearest enclosing split view controller; `.none` if there isn't one (rule
  /// 227).
  @available(iOS 26.0, *)
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    values.split ?? UISplitViewController.LayoutEnvironment.none
  }

  /// How the tab bar controller shows the accessory that the view belongs to; `.none` if it belongs
  /// to none (rule 211).
  @available(iOS 26.0, *)
  public var tabAccessoryEnvironment: UITabAccessory.Environment { values.accessory }

  /// The edge at which the system would put a vertical bar, whether there's one or not (rule 195).
  @available(iOS 27.1, *)
  public var verticalBarEdge: UIVerticalBarEdge { values.barEdge }

  /// The traits that determine `verticalBarEdge`. You can register for them.
  @available(iOS 27.1, *)
  public static var systemTraitsAffectingVerticalBarEdge: [UITrait] {
    [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, VerticalBarEdgeTrait.self]
  }

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

  /// Returns true if colors may look different in the other collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Returns the traits with another style, if it's specified.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return changing(\.style, to: style)
  }

  func changing<Value>(
    _ trait: WritableKeyPath<TraitValues, Value>, to value: Value
  ) -> UITraitCollection {
    var values = values
    values[keyPath: trait] = value
    return UITraitCollection(values)
  }
}
#endif

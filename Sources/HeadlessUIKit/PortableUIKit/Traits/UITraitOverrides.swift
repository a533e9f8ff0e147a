#if !canImport(UIKit)
/// Traits that a view controller has regardless of its surroundings.
@available(iOS 17.0, *)
public struct UITraitOverrides {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  @available(iOS 26.0, *)
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { split ?? UISplitViewController.LayoutEnvironment.none }
    set { split = newValue }
  }
  @available(iOS 26.0, *)
  public var tabAccessoryEnvironment = UITabAccessory.Environment.unspecified
  private(set) var split: UISplitViewController.LayoutEnvironment?

  init() {}

  public func contains(_ trait: UITrait) -> Bool {
    (trait as? any KnownTrait.Type)?.isSpecified(in: self) ?? false
  }

  public mutating func remove(_ trait: UITrait) {
    (trait as? any KnownTrait.Type)?.remove(from: &self)
  }

  /// Removes the override of the layout environment, whose default value is one that you can set.
  mutating func removeSplit() { split = nil }

  var traits: UITraitCollection {
    UITraitCollection(
      TraitValues(
        horizontal: horizontalSizeClass, vertical: verticalSizeClass, style: userInterfaceStyle,
        split: split, accessory: tabAccessoryEnvironment))
  }
}
#endif

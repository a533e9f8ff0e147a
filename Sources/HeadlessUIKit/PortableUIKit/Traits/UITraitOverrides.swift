#if !canImport(UIKit)
/// Traits that a view controller has regardless of its surroundings.
@available(iOS 17.0, *)
public struct UITraitOverrides {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  init() {}

  public func contains(_ trait: UITrait) -> Bool {
    (trait as? any KnownTrait.Type)?.isSpecified(in: self) ?? false
  }

  public mutating func remove(_ trait: UITrait) {
    (trait as? any KnownTrait.Type)?.remove(from: &self)
  }

  var traits: UITraitCollection {
    UITraitCollection(
      idiom: .unspecified, horizontal: horizontalSizeClass, vertical: verticalSizeClass,
      style: userInterfaceStyle)
  }
}
#endif

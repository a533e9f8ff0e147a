#if !canImport(UIKit)
/// A trait, identified by its type.
@available(iOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value

  static var defaultValue: Value { get }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// A trait that a headless device supports, with the key paths of its value and its override.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static var value: KeyPath<UITraitCollection, Value> { get }
  static var override: WritableKeyPath<UITraitOverrides, Value> { get }
}

extension KnownTrait {
  static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
    one[keyPath: value] != other[keyPath: value]
  }

  static func isSpecified(in overrides: UITraitOverrides) -> Bool {
    overrides[keyPath: override] != defaultValue
  }

  static func remove(from overrides: inout UITraitOverrides) {
    overrides[keyPath: override] = defaultValue
  }
}

extension UITraitHorizontalSizeClass: KnownTrait {
  static var value: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
  static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

extension UITraitVerticalSizeClass: KnownTrait {
  static var value: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
  static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

extension UITraitUserInterfaceStyle: KnownTrait {
  static var value: KeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
  static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}
#endif

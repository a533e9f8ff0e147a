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

@available(iOS 26.0, *)
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static var defaultValue: UISplitViewController.LayoutEnvironment { .none }
}

@available(iOS 26.0, *)
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

/// The trait behind `verticalBarEdge`, which an app registers for without its name.
struct VerticalBarEdgeTrait: UITraitDefinition {
  static var defaultValue: UIVerticalBarEdge { .unspecified }
}

/// A trait that a headless device supports.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static var value: KeyPath<UITraitCollection, Value> { get }
  static func isSpecified(in overrides: UITraitOverrides) -> Bool
  static func remove(from overrides: inout UITraitOverrides)
}

extension KnownTrait {
  static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
    one[keyPath: value] != other[keyPath: value]
  }
}

/// A trait whose override is a property that has its default value until you set it.
protocol OverridableTrait: KnownTrait {
  static var override: WritableKeyPath<UITraitOverrides, Value> { get }
}

extension OverridableTrait {
  static func isSpecified(in overrides: UITraitOverrides) -> Bool {
    overrides[keyPath: override] != defaultValue
  }

  static func remove(from overrides: inout UITraitOverrides) {
    overrides[keyPath: override] = defaultValue
  }
}

extension UITraitHorizontalSizeClass: OverridableTrait {
  static var value: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
  static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

extension UITraitVerticalSizeClass: OverridableTrait {
  static var value: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
  static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

extension UITraitUserInterfaceStyle: OverridableTrait {
  static var value: KeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
  static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

extension UITraitTabAccessoryEnvironment: OverridableTrait {
  static var value: KeyPath<UITraitCollection, UITabAccessory.Environment> {
    \.tabAccessoryEnvironment
  }
  static var override: WritableKeyPath<UITraitOverrides, UITabAccessory.Environment> {
    \.tabAccessoryEnvironment
  }
}

extension UITraitSplitViewControllerLayoutEnvironment: KnownTrait {
  static var value: KeyPath<UITraitCollection, UISplitViewController.LayoutEnvironment> {
    \.splitViewControllerLayoutEnvironment
  }
  static func isSpecified(in overrides: UITraitOverrides) -> Bool { overrides.split != nil }
  static func remove(from overrides: inout UITraitOverrides) { overrides.removeSplit() }
}

extension VerticalBarEdgeTrait: KnownTrait {
  static var value: KeyPath<UITraitCollection, UIVerticalBarEdge> { \.verticalBarEdge }
  static func isSpecified(in overrides: UITraitOverrides) -> Bool { false }
  static func remove(from overrides: inout UITraitOverrides) {}
}
#endif

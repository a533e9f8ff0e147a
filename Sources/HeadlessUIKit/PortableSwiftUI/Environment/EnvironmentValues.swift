#if !canImport(UIKit)
/// A collection of values that views receive from their surroundings.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for accessing a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension EnvironmentValues {
  private struct IsEnabled: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// A Boolean value that indicates whether the user can interact with controls in this
  /// environment.
  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }
}
#endif

#if !canImport(UIKit)
/// What is known to a view from around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What a value in the environment is found by.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension EnvironmentValues {
  private struct IsEnabled: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether controls can be touched.
  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }
}
#endif

#if !canImport(UIKit)
extension Binding {
  /// Creates a binding to the optional value of another binding.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } }, in: ())
  }

  /// Creates a binding to the value of an optional; nil if there's none. It keeps the last value
  /// once there's none anymore.
  public init?(_ base: Binding<Value?>) {
    guard let known = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? known }, set: { base.wrappedValue = $0 }, in: ())
  }

  /// Creates a binding to the hashable value of another binding.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } }, in: ())
  }

  /// Returns the binding itself, because a headless device doesn't animate.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
#endif

#if !canImport(UIKit)
/// A property wrapper that reads and writes a value owned by a source of truth.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding with closures that read and write the value. They run on the main actor,
  /// like views do.
  @preconcurrency
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    read = { MainActor.assumeIsolated { Unchecked(value: get()) }.value }
    write = { value in
      let value = Unchecked(value: value)
      MainActor.assumeIsolated { set(value.value) }
    }
  }

  /// Creates a binding to a value that any thread may read and write.
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, in anywhere: Void) {
    read = get
    write = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in }, in: ())
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: {
        var value = read()
        value[keyPath: keyPath] = $0
        write(value)
      }, in: ())
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// A wrapper for a value that never leaves the main actor.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
#endif

#if !canImport(UIKit)
/// Reads and writes a value that is somebody else's.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The closures are called on the main actor, where views are.
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

  /// For what may be read and written anywhere.
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

/// What stays on the main actor all the way.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
#endif

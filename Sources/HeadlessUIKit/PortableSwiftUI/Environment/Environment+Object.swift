#if !canImport(UIKit)
@available(iOS 17.0, *)
extension Environment {
  /// Reads an observable object that an outer view has placed in the environment. The view that
  /// reads it traps if there's none, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(\.[required: ObservedType<Value>()])
  }

  /// Reads an observable object that an outer view has placed in the environment; nil if there's
  /// none.
  public init<T>(_ objectType: T.Type) where T: AnyObject, T: Observable, Value == T? {
    self.init(\.[optional: ObservedType<T>()])
  }
}

@available(iOS 17.0, *)
extension View {
  /// Places an observable object in the environment of this view.
  public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    environment(\.[optional: ObservedType<T>()], object)
  }
}

/// A type of observable objects, as a part of a key path.
struct ObservedType<Object: AnyObject>: Hashable {}

private struct ObservedKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  subscript<Object: AnyObject>(optional type: ObservedType<Object>) -> Object? {
    get { self[ObservedKey<Object>.self] }
    set { self[ObservedKey<Object>.self] = newValue }
  }

  subscript<Object: AnyObject>(required type: ObservedType<Object>) -> Object {
    guard let object = self[ObservedKey<Object>.self] else {
      fatalError(
        "No Observable object of type \(Object.self) found. A View.environment(_:) for "
          + "\(Object.self) may be missing as an ancestor of this view.")
    }
    return object
  }
}
#endif

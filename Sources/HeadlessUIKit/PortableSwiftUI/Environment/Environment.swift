#if !canImport(UIKit)
/// A property wrapper that reads a value from a view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var found: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { found ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: ConnectedProperty {
  mutating func connect(to node: ViewNode, place: Int, _ scope: RenderScope) {
    found = scope.environment[keyPath: keyPath]
  }
}
#endif

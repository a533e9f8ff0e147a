#if !canImport(UIKit)
/// A property wrapper that stores a value for as long as the view's identity exists.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return Binding(get: { [initial] in initial }, set: { _ in }, in: ()) }
    return Binding(get: { box.value }, set: { box.set($0) }, in: ())
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  mutating func connect(to node: ViewNode, place: Int, _ scope: RenderScope) {
    box = node.object(at: place) { [initial] in StateBox(initial, host: scope.host) }
  }
}

/// The storage of a state value. Views run on the main actor, but SwiftUI lets any thread set
/// state.
final class StateBox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  private weak var host: HostRenderer?

  init(_ value: Value, host: HostRenderer) {
    stored = value
    self.host = host
  }

  var value: Value { lock.withLock { stored } }

  func set(_ value: Value) {
    lock.withLock { stored = value }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { host?.setNeedsRender() }
    } else {
      Task { @MainActor [host] in host?.setNeedsRender() }
    }
  }
}
#endif

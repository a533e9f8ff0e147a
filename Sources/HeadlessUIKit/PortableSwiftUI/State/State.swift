#if !canImport(UIKit)
/// A value that is kept for a view as long as the view's identity is there.
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

/// Where the value is. Views are used on the main actor; SwiftUI lets state be set from anywhere.
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

/// Tells whether this is the main actor's doing. Its thread may be any: where nothing but
/// `dispatchMain()` runs, as in tests on Linux, it is not the main one.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }
}
#endif

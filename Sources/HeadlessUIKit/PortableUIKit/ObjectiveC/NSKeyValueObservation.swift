#if !canImport(UIKit)
#if !canImport(ObjectiveC)
/// An observation of a property, until you invalidate or release it.
public final class NSKeyValueObservation: NSObject {
  fileprivate weak var observed: AnyObject?
  fileprivate let key: String
  fileprivate let change: (Any?, Any?) -> Void

  fileprivate init(
    of observed: AnyObject, key: String, change: @escaping (Any?, Any?) -> Void
  ) {
    self.observed = observed
    self.key = key
    self.change = change
    super.init()
  }

  public func invalidate() { observed = nil }
}

/// What an observation tells of a change.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The observations of all objects. An object that nobody observes costs a look at an empty list.
private final class Observations: @unchecked Sendable {
  private struct Reference {
    weak var observation: NSKeyValueObservation?
  }

  static let all = Observations()
  private let lock = NSLock()
  private var references: [Reference] = []

  func add(_ observation: NSKeyValueObservation) {
    lock.withLock {
      references.removeAll { $0.observation?.observed == nil }
      references.append(Reference(observation: observation))
    }
  }

  func observations(of object: AnyObject, _ key: String) -> [NSKeyValueObservation] {
    lock.withLock {
      references.compactMap(\.observation).filter { $0.observed === object && $0.key == key }
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property that tells its changes. `HeadlessUIKitPlugin` adds the key to
  /// `observe(_:options:changeHandler:)`, which is what an app writes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _key key: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let tell = { (object: Self, old: Any?, new: Any?) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
    }
    let observation = NSKeyValueObservation(of: self, key: key) { [weak self] old, new in
      if let self { tell(self, old, new) }
    }
    Observations.all.add(observation)
    if options.contains(.initial) { tell(self, nil, self[keyPath: keyPath]) }
    return observation
  }
}

extension NSObject {
  /// Tells the observers of a property. `HeadlessUIKitPlugin` calls it from `dynamic` properties.
  public func _noteChange(of key: String, from old: Any?, to new: Any?) {
    for observation in Observations.all.observations(of: self, key)
    where observation.observed != nil { observation.change(old, new) }
  }

  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) { _noteChange(of: key, from: nil, to: nil) }
}
#else
extension NSObject {
  func _noteChange(of key: String, from old: Any?, to new: Any?) {}
}
#endif
#endif

#if !canImport(UIKit)
/// A property wrapper that reads and writes a value in the user's defaults. Each view that has read
/// a value follows the next change.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let store: UserDefaults
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void

  private init(
    _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
    write: @escaping (UserDefaults, Value) -> Void
  ) {
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  public var wrappedValue: Value {
    get {
      StoredDefaults.shared.willRead()
      return read(store)
    }
    nonmutating set { StoredDefaults.shared.change { write(store, newValue) } }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 }, in: ())
  }
}

extension AppStorage {
  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(store) {
      $0.object(forKey: key) as? Value ?? value
    } write: {
      $0.set($1, forKey: key)
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(plain: wrappedValue, key, store) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(plain: wrappedValue, key, store) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(plain: wrappedValue, key, store) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(plain: wrappedValue, key, store) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(store) {
      $0.string(forKey: key).flatMap(URL.init(string:)) ?? wrappedValue
    } write: {
      $0.set($1.absoluteString, forKey: key)
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(plain: wrappedValue, key, store) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(raw: wrappedValue, key, store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(raw: wrappedValue, key, store)
  }

  private init(raw value: Value, _ key: String, _ store: UserDefaults?)
  where Value: RawRepresentable {
    self.init(store) {
      ($0.object(forKey: key) as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? value
    } write: {
      $0.set($1.rawValue, forKey: key)
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
    self.init(store) {
      $0.object(forKey: key) as? Wrapped
    } write: {
      $0.set($1, forKey: key)
    }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }
}

/// Tells views that a value in the user's defaults changes.
private final class StoredDefaults: Sendable {
  static let shared = StoredDefaults()
  private let tracked: (any Sendable)?

  private init() {
    if #available(iOS 17.0, *) { tracked = Changes() } else { tracked = nil }
  }

  func willRead() {
    if #available(iOS 17.0, *) { (tracked as? Changes)?.willRead() }
  }

  func change(_ body: () -> Void) {
    if #available(iOS 17.0, *), let changes = tracked as? Changes { return changes.make(body) }
    body()
  }

  @available(iOS 17.0, *)
  private final class Changes: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    /// Stands for every value.
    private var all: Void { () }

    func willRead() { registrar.access(self, keyPath: \.all) }

    func make(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \.all, body) }
  }
}
#endif

#if !canImport(UIKit)
#if !canImport(ObjectiveC)
extension NSObject {
  /// Returns the value of an `@objc` property. A name without a property is a misuse.
  public func value(forKey key: String) -> Any? {
    nonisolated(unsafe) let object = self
    return MainThread.run {
      guard let getter = Selector(key).namedMethod(of: object) else {
        object.refuse(key, "valueForUndefinedKey:")
        return nil
      }
      return getter.call(Selector(key), on: object, with: [])
    }
  }

  /// Sets an `@objc` property. A name without a property that can be set is a misuse.
  public func setValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    MainThread.run {
      let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
      guard let method = setter.namedMethod(of: object) else {
        return object.refuse(key, "setValue:forUndefinedKey:")
      }
      _ = method.call(setter, on: object, with: [value])
    }
  }

  /// Returns the value at the end of a row of properties, such as `song.title`.
  public func value(forKeyPath keyPath: String) -> Any? {
    var found: Any? = self
    for key in keyPath.split(separator: ".") {
      found = (found as? NSObject)?.value(forKey: String(key))
    }
    return found
  }

  /// Sets the property at the end of a row of properties.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let path = keys.dropLast().joined(separator: ".")
    let owner = path.isEmpty ? self : self.value(forKeyPath: path) as? NSObject
    owner?.setValue(value, forKey: last)
  }

  @MainActor private func refuse(_ key: String, _ message: String) {
    HeadlessDevice.current.misuse(
      "V32", "NSUnknownKeyException",
      "[\(described) \(message)]: this class is not key value coding-compliant for the key \(key).")
  }
}
#endif
#endif

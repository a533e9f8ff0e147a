import PortableUIKit

/// The values of the properties that a screen's own classes declare, to tell its context from
/// others. Views, view controllers and closures don't count.
@MainActor
struct StoredContext {
  /// The values in the order of the properties, including the nil ones.
  private var values: [AnyHashable?] = []
  private var objects: [ObjectIdentifier] = []
  /// Whether there is a value that may be a context.
  private var isTelling = false

  /// Reads the properties. Nil if one of them holds a value that can't be compared.
  init?(_ screen: UIViewController) {
    var mirror: Mirror? = Mirror(reflecting: screen)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      LeakSuspects.isOwn(type)
    {
      for property in current.children {
        guard add(property.value) else { return nil }
      }
      mirror = current.superclassMirror
    }
  }

  /// Whether both hold the same values and refer to the same objects. False if there's no value,
  /// since the context must then be somewhere else.
  func isSame(as other: Self?) -> Bool {
    isTelling && values == other?.values && objects == other?.objects
  }

  /// Adds a value or, for a structure, the values in it. Returns false if it can't be compared.
  private mutating func add(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let some = mirror.children.first { return add(some.value) }
      values.append(nil)
      return true
    }
    if value is UIResponder || String(describing: type(of: value)).contains("->") { return true }
    if mirror.displayStyle == .class {
      objects.append(ObjectIdentifier(value as AnyObject))
      return true
    }
    let isList = mirror.displayStyle == .collection || mirror.displayStyle == .tuple
    if !isList, let value = value as? any Hashable {
      values.append(AnyHashable(value))
      isTelling = isTelling || !(value is Bool)
      return true
    }
    values.append(AnyHashable(mirror.children.count))
    return (isList || !mirror.children.isEmpty)
      && mirror.children.allSatisfy { child in
        values.append(child.label.map(AnyHashable.init))
        return add(child.value)
      }
  }
}

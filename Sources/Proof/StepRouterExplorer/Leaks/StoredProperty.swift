/// A stored property and its value, unless the property is weak or unowned.
struct StoredProperty {
  let name: String
  let value: Any

  /// The value within optionals; nil if there's none.
  var unwrapped: Any? {
    var value = value
    while case let mirror = Mirror(reflecting: value), mirror.displayStyle == .optional {
      guard let some = mirror.children.first else { return nil }
      value = some.value
    }
    return value
  }

  /// Returns the properties declared by the app's own classes among an object's class and
  /// superclasses. UIKit's properties would lead to everything in the hierarchy.
  static func all(of object: AnyObject) -> [StoredProperty] {
    var found: [StoredProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      LeakSuspects.isOwn(type)
    {
      let inherited = current.superclassMirror.map { fieldCount(of: $0.subjectType) } ?? 0
      found += strong(in: current, from: inherited)
      mirror = current.superclassMirror
    }
    return found
  }

  /// Returns the properties of a structure.
  static func all(ofStructure value: Any) -> [StoredProperty] {
    strong(in: Mirror(reflecting: value), from: 0)
  }

  /// Returns the properties that aren't weak or unowned. It doesn't read the others: the object of
  /// an unowned reference may be gone.
  private static func strong(in mirror: Mirror, from first: Int) -> [StoredProperty] {
    let type = mirror.subjectType
    // A custom mirror may show something else.
    guard fieldCount(of: type) - first == mirror.children.count else { return [] }
    return zip(mirror.children.indices, first...).compactMap { place, index in
      var field = FieldMetadata()
      _ = metadata(of: type, index: index, field: &field)
      let name = field.name.map { String(cString: $0) } ?? ""
      field.release?(field.name)
      guard field.isStrong else { return nil }
      return StoredProperty(
        name: name.replacing("$__lazy_storage_$_", with: ""), value: mirror.children[place].value)
    }
  }
}

/// The runtime's description of a field.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

// The runtime's functions behind `Mirror`, which doesn't say whether a reference is weak.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func metadata(
  of type: Any.Type, index: Int, field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

/// A property that holds an object which should be gone.
struct Keeper: Hashable {
  /// The type that declares it.
  let owner: String
  let property: String
  /// The class from which the explorer has come there, and the properties on the way, with this
  /// one at the end.
  let way: [String]
  /// Whether the property is a closure, or has one, that captures the object.
  var captures = false
}

extension Keeper: CustomStringConvertible {
  /// The property with its owner, and the way there: `“Ledger.last” (SceneDelegate.ledger.last)`
  var description: String {
    let name = "\(owner).\(property)"
    let path = way.joined(separator: ".")
    let remarks = [captures ? "a closure that captures it" : nil, path == name ? nil : path]
      .compactMap(\.self)
    return "“\(name)”" + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
  }
}

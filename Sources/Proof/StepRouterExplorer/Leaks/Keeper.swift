/// A property that holds an object that should be gone.
struct Keeper: Hashable {
  /// The type that declares it.
  let owner: String
  let property: String
  /// The class where the search began, and the properties from there to this one.
  let way: [String]
  /// Whether a closure in the property captures the object.
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

/// Finds out what a `#keyPath` says.
struct KeyPathResolver {
  let model: AppModel
  /// The name of the type around the key path.
  let scope: String?

  func resolve(_ words: [String]) -> SelectorResolver.Answer {
    var keys = words
    var root: AppType?
    if let first = keys.first, first == "self" || first == "Self" {
      keys.removeFirst()
      root = scope.flatMap { model.type(named: $0) }
    } else if keys.first?.first?.isUppercase ?? false {
      let names = Array(keys.prefix { $0.first?.isUppercase ?? false })
      keys.removeFirst(names.count)
      root = model.type(named: names.joined(separator: "."), within: scope)
      guard let root else { return ofUIKit(keys) }
      return path(keys, from: root)
    } else {
      root = scope.flatMap { model.type(named: $0) }
    }
    guard let root else { return .name(keys.joined(separator: ".")) }
    return path(keys, from: root)
  }

  private func ofUIKit(_ keys: [String]) -> SelectorResolver.Answer {
    .name(keys.map(ObjectiveCName.keyOfUIKit).joined(separator: "."))
  }

  /// Checks the first key. The types of what follows are known to the compiler alone.
  private func path(_ keys: [String], from root: AppType) -> SelectorResolver.Answer {
    guard let first = keys.first else { return .mistake("Empty key path.") }
    let members = model.chain(of: root).flatMap(\.members)
    guard let found = members.first(where: { $0.name == first && $0.labels == nil }) else {
      if model.reachesBeyondApp(root) {
        return ofUIKit(keys)
      }
      return .mistake("Type '\(root.name)' has no member '\(first)'.")
    }
    guard found.isExposed else {
      return .mistake(
        "Argument of '#keyPath' refers to non-'@objc' property '\(first)'. Add '@objc' to it.")
    }
    return .name(([found.objectiveCName] + keys.dropFirst()).joined(separator: "."))
  }
}

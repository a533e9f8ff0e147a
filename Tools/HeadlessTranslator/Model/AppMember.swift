/// A method or property of a class or protocol of the app.
struct AppMember {
  enum Kind {
    case method(Method)
    case property(Property)
  }

  struct Method {
    let labels: [String]
    /// The types of the parameters, as the source spells them.
    let types: [String]
    /// Whether a call by name can't reach it: it's `async`, throws or takes a function.
    let isOutOfReach: Bool
  }

  struct Property {
    let isSettable: Bool
  }

  let name: String
  let kind: Kind
  /// The name in Objective-C: a selector, or a property's getter.
  let objectiveCName: String
  /// Whether an attribute, or `@objcMembers`, shows it to Objective-C.
  var isExposed: Bool
  let isOverride: Bool
  let isStatic: Bool
  let isDynamic: Bool
  /// Whether it's an optional requirement of a protocol.
  let isOptional: Bool
  let isInExtension: Bool
  /// Whether it's under `#if` with a condition that the translator can't evaluate.
  let isConditional: Bool
  let place: Place
  /// The bytes of the declaration, for one that moves to its class.
  let range: Range<Int>

  var labels: [String]? {
    if case .method(let method) = kind { method.labels } else { nil }
  }

  var fullName: String {
    guard case .method(let method) = kind else { return name }
    return "\(name)(\(method.labels.map { "\($0):" }.joined()))"
  }

  /// The name of a property's setter.
  var setterName: String {
    "set\(objectiveCName.prefix(1).uppercased())\(objectiveCName.dropFirst()):"
  }
}

/// A place in a source file.
struct Place: Hashable, Comparable {
  let file: String
  let line: Int
  let column: Int

  static func < (one: Place, other: Place) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}

import PortableUIKit

/// The contents of an interceptor, for comparison: another interceptor of the same type with the
/// same contents lets the same users pass.
package indirect enum InterceptorContent: Hashable, Sendable {
  /// An object, compared by identity.
  case object(ObjectIdentifier)
  case value(ObjectIdentifier, hash: Int)
  case destination(StepReference)
  case name(String)
  case parts([Part])
  /// A closure, or anything else that can't be compared.
  case unknown

  package struct Part: Hashable, Sendable {
    let name: String?
    let content: InterceptorContent
  }

  private static let depthLimit = 8

  @MainActor
  init(of value: Any, depth: Int = 0) {
    if type(of: value) is any AnyObject.Type {
      self = .object(ObjectIdentifier(value as AnyObject))
    } else if let destination = value as? any NamedDestination {
      self = .destination(destination.reference)
    } else if let hashable = value as? any Hashable {
      self = .value(ObjectIdentifier(type(of: value)), hash: AnyHashable(hashable).hashValue)
    } else {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle != nil, depth < Self.depthLimit else {
        self = .unknown
        return
      }
      if mirror.displayStyle == .enum, mirror.children.isEmpty {
        // A case without a value has nothing but its name.
        self = value is any CustomStringConvertible ? .unknown : .name("\(value)")
        return
      }
      self = .parts(
        mirror.children.map {
          Part(name: $0.label, content: InterceptorContent(of: $0.value, depth: depth + 1))
        })
    }
  }

  /// Returns whether both contents are the same, or nil if that can't be determined.
  fileprivate func isSame(as other: InterceptorContent) -> Bool? {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): return nil
    case (.parts(let parts), .parts(let others)):
      guard parts.map(\.name) == others.map(\.name) else { return false }
      let answers = zip(parts, others).map { $0.content.isSame(as: $1.content) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    default: return self == other
    }
  }
}

extension InterceptorDescription {
  /// Returns true if the other interceptor lets the same users pass: it has the same type and the
  /// same contents. If the contents can't be compared, as with closures, both have to come from the
  /// same line of source.
  func isSame(as other: InterceptorDescription) -> Bool {
    type == other.type && (content.isSame(as: other.content) ?? (location == other.location))
  }
}

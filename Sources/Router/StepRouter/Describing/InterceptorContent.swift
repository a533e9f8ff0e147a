import PortableUIKit

/// What an interceptor holds, to tell whether another one of its type lets the same users pass.
package indirect enum InterceptorContent: Hashable, Sendable {
  /// An object, which counts as itself.
  case object(ObjectIdentifier)
  case value(ObjectIdentifier, hash: Int)
  case destination(StepReference)
  case name(String)
  case parts([Part])
  /// A closure, or anything else that nobody can compare.
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

  private var isKnown: Bool {
    switch self {
    case .unknown: false
    case .parts(let parts): parts.allSatisfy(\.content.isKnown)
    default: true
    }
  }

  /// Returns true if both hold the same; false if nobody can tell.
  func isSame(as other: InterceptorContent) -> Bool { isKnown && self == other }
}

extension InterceptorDescription {
  /// Returns true if the other interceptor lets the same users pass: it's the same one, or one of
  /// its type that holds the same.
  func isSame(as other: InterceptorDescription) -> Bool {
    type == other.type && (location == other.location || content.isSame(as: other.content))
  }
}

import PortableUIKit
import StepRouter

/// A named part of a link with the type of its value: a ``PathParameter``, a ``QueryParameter`` or
/// a ``HostParameter``.
///
/// ```swift
/// LinkPattern(results, "search", QueryParameter<String>("q"), QueryParameter<Int?>("page"))
/// ```
public protocol LinkParameter<Value>: Sendable {
  /// The type of the value that the parameter carries.
  associatedtype Value: QueryValue

  /// The name, which also appears in errors.
  var name: String { get }
  /// The parameter's position: in the path, in the query or in the host's place.
  var position: LinkParameterPosition { get }
}

/// The position of a parameter in a link.
///
/// ```swift
/// let isInPath = PathParameter<Int>("id").position == .path
/// ```
public enum LinkParameterPosition: Sendable {
  /// The parameter is a component of the path, or several.
  case path
  /// The parameter is an item of the query.
  case query
  /// The parameter stands in the host's place.
  case host
}

extension LinkParameter {
  /// Returns the value that the parameter's texts represent; throws if they represent none.
  func value(in texts: LinkTexts) throws(LinkError) -> Value {
    let own = texts[name] ?? []
    let count = (self as? any CountedParameter)?.count
    if count?.contains(own.count) ?? true, let value = Value(linkTexts: own) { return value }
    throw .badParameter(
      name: name, value: own.isEmpty ? nil : own.joined(separator: ", "),
      expected: count?.form(of: Value.linkForm) ?? Value.linkForm)
  }
}

/// The texts of a link's parameters, by name.
typealias LinkTexts = [String: [String]]

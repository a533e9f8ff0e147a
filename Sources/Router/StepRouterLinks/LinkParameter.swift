import PortableUIKit
import StepRouter

/// A named part of a link with the type of its value: a ``PathParameter`` or a ``QueryParameter``.
///
/// ```swift
/// LinkPattern(results, "search", QueryParameter<String>("q"), QueryParameter<Int?>("page"))
/// ```
public protocol LinkParameter<Value>: Sendable {
  /// The type of the value that the parameter carries.
  associatedtype Value: QueryValue

  /// The name, which also appears in errors.
  var name: String { get }
  /// The parameter's position: in the path or in the query.
  var position: LinkParameterPosition { get }
}

/// The position of a parameter in a link.
///
/// ```swift
/// let isInPath = PathParameter<Int>("id").position == .path
/// ```
public enum LinkParameterPosition: Sendable {
  /// The parameter is a component of the path.
  case path
  /// The parameter is an item of the query.
  case query
}

/// A component of a link's path.
///
/// ```swift
/// LinkPattern(product, "product", PathParameter<Product.ID>("id"))         // product/42
/// LinkPattern(purchases, "user/:id/orders", PathParameter<User.ID>("id"))  // user/7/orders
/// ```
///
/// The component stands where the pattern names it after a colon, or else at the end of the path.
public struct PathParameter<Value: LinkValue>: LinkParameter {
  /// The name, as the path has it after the colon.
  public let name: String

  /// Makes a component with this name.
  public init(_ name: String) { self.name = name }

  /// Always in the path.
  public var position: LinkParameterPosition { .path }
}

/// An item of a link's query.
///
/// ```swift
/// LinkPattern(search, "search", QueryParameter<String>("q"))               // search?q=tea
/// ```
public struct QueryParameter<Value: QueryValue>: LinkParameter {
  /// The name of the item in the query.
  public let name: String

  /// Makes an item with this name.
  public init(_ name: String) { self.name = name }

  /// Always in the query.
  public var position: LinkParameterPosition { .query }
}

extension LinkParameter {
  /// Returns the value that the texts represent.
  func value(in texts: LinkTexts) throws(LinkError) -> Value {
    let own = texts[name] ?? []
    if let value = Value(linkTexts: own) { return value }
    throw .badParameter(
      name: name, value: own.isEmpty ? nil : own.joined(separator: ", "), expected: Value.linkForm)
  }
}

/// The texts of a link's parameters, by name.
typealias LinkTexts = [String: [String]]

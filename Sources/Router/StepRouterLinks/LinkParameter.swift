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

  /// The name, which errors use.
  var name: String { get }
  /// Whether it is in the path or in the query.
  var position: LinkParameterPosition { get }
}

/// Where in a link a parameter is.
///
/// ```swift
/// let isInPath = PathParameter<Int>("id").position == .path
/// ```
public enum LinkParameterPosition: Sendable {
  /// It is a component of the path.
  case path
  /// It is an item of the query.
  case query
}

/// A component of a link's path.
///
/// ```swift
/// LinkPattern(product, "product", PathParameter<Product.ID>("id"))         // product/42
/// LinkPattern(purchases, "user/:id/orders", PathParameter<User.ID>("id"))  // user/7/orders
/// ```
///
/// Its place in the path is where the pattern names it with a colon, otherwise the end.
public struct PathParameter<Value: LinkValue>: LinkParameter {
  /// The name, as the path has it behind the colon.
  public let name: String

  /// A component with this name.
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

  /// An item with this name.
  public init(_ name: String) { self.name = name }

  /// Always in the query.
  public var position: LinkParameterPosition { .query }
}

extension LinkParameter {
  /// The value that the texts stand for.
  func value(in texts: LinkTexts) throws(LinkError) -> Value {
    let own = texts[name] ?? []
    if let value = Value(linkTexts: own) { return value }
    throw .badParameter(
      name: name, value: own.isEmpty ? nil : own.joined(separator: ", "), expected: Value.linkForm)
  }
}

/// The texts of a link's parameters by their names.
typealias LinkTexts = [String: [String]]

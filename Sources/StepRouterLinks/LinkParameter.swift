import PortableUIKit
import StepRouter

/// A named part of a link with the type of its value: a ``PathParameter`` or a ``QueryParameter``.
///
/// ```swift
/// LinkPattern(search, "search", QueryParameter<String>("q"), QueryParameter<Int?>("page"))
/// ```
public protocol LinkParameter<Value>: Sendable {
  /// What it carries.
  associatedtype Value: QueryValue

  /// The name, by which errors tell it.
  var name: String { get }
  /// Where in the link it stands.
  var position: LinkParameterPosition { get }
}

/// Where in a link a parameter stands.
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
/// LinkPattern(orders, "user/:id/orders", PathParameter<User.ID>("id"))     // user/7/orders
/// ```
///
/// It stands where the pattern's path names it with a colon, else behind what is there.
public struct PathParameter<Value: LinkValue>: LinkParameter {
  /// The name.
  public let name: String

  /// A component with this name.
  public init(_ name: String) { self.name = name }

  /// In the path.
  public var position: LinkParameterPosition { .path }
}

/// An item of a link's query.
///
/// ```swift
/// LinkPattern(search, "search", QueryParameter<String>("q"))               // search?q=tea
/// ```
public struct QueryParameter<Value: QueryValue>: LinkParameter {
  /// The name.
  public let name: String

  /// An item with this name.
  public init(_ name: String) { self.name = name }

  /// In the query.
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

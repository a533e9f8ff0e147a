import PortableUIKit

/// One screen on the way to where the user is: its identifier, and what it shows.
///
/// ```swift
/// let route: Route = ["home", "product?id=42"]
/// ```
public struct RouteElement: Hashable, Sendable, Codable {
  /// Which screen; a ``RouteMap`` knows how it is built.
  public var identifier: String
  /// What it shows.
  public var parameters: [String: String]

  /// A screen with its parameters.
  public init(identifier: String, parameters: [String: String] = [:]) {
    self.identifier = identifier
    self.parameters = parameters
  }

  /// The value of a parameter.
  ///
  /// ```swift
  /// RouteScreen("product") { element in try product.with(element.value("id")) }
  /// ```
  ///
  /// Throws ``RouteError/badParameter(_:name:expected:)`` where it is missing or of another type.
  public func value<Value: QueryValue>(_ name: String) throws(RouteError) -> Value {
    guard let value = Value(linkTexts: parameters[name].map { [$0] } ?? []) else {
      throw .badParameter(self, name: name, expected: Value.linkForm)
    }
    return value
  }
}

extension RouteElement: LosslessStringConvertible {
  /// Reads `product?id=42`; nil where the percent-encoding is wrong.
  public init?(_ description: String) {
    let parts = description.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let identifier = String(parts[0]).removingPercentEncoding else { return nil }
    self.init(identifier: identifier)
    for item in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = String(pair[0]).removingPercentEncoding,
        let value = pair.count > 1 ? String(pair[1]).removingPercentEncoding : ""
      else { return nil }
      parameters[name] = value
    }
  }

  /// `product?id=42`, the parameters by their names, with what has a meaning here percent-encoded.
  public var description: String {
    let items = parameters.sorted { $0.key < $1.key }.map {
      "\($0.percentEncoded)=\($1.percentEncoded)"
    }
    return identifier.percentEncoded + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}

extension RouteElement: ExpressibleByStringLiteral {
  /// Reads `product?id=42`.
  public init(stringLiteral value: String) {
    self = RouteElement(value) ?? RouteElement(identifier: value)
  }
}

/// Where the user is, or is to be: the screens from the first to the one in front.
public typealias Route = [RouteElement]

extension Route {
  /// Reads `/home/product?id=42`; nil where the percent-encoding is wrong.
  public init?(path: String) {
    self = []
    for part in path.split(separator: "/") {
      guard let element = RouteElement(String(part)) else { return nil }
      append(element)
    }
  }

  /// `/home/product?id=42`
  public var path: String { "/" + map(\.description).joined(separator: "/") }
}

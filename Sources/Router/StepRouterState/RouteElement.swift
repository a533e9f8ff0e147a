import PortableUIKit
import StepRouterLinks

/// A screen of a route: its identifier and its parameters.
///
/// ```swift
/// let route: Route = ["home", "product?id=42"]
/// ```
public struct RouteElement: Hashable, Sendable, Codable {
  /// The screen's name; a ``RouteMap`` knows how to build the screen.
  public var identifier: String
  /// The screen's parameters, by name.
  public var parameters: [String: String]
  /// The path's value that the element stands for; nil if identifier and parameters are all it has.
  var value: PathValue?

  // Values aren't encoded: they come from the app's model, which saves them itself.
  private enum CodingKeys: String, CodingKey {
    case identifier, parameters
  }

  /// Creates an element for a screen with parameters.
  public init(identifier: String, parameters: [String: String] = [:]) {
    self.identifier = identifier
    self.parameters = parameters
  }

  /// Returns the value of a parameter.
  ///
  /// ```swift
  /// RouteScreen("product") { element in try steps.product.with(element.value("id")) }
  /// ```
  ///
  /// Throws ``RouteError/badParameter(_:name:expected:)`` if the parameter is missing or has
  /// another type.
  public func value<Value: QueryValue>(_ name: String) throws(RouteError) -> Value {
    guard let value = Value(linkTexts: parameters[name].map { [$0] } ?? []) else {
      throw .badParameter(self, name: name, expected: Value.linkForm)
    }
    return value
  }
}

extension RouteElement: LosslessStringConvertible {
  /// Reads text such as `product?id=42`; nil if ``Swift/Array/init(path:)`` would throw.
  public init?(_ description: String) {
    guard let element = try? RouteElement(reading: description) else { return nil }
    self = element
  }

  init(reading text: String) throws(RouteFlaw) {
    func decoded(_ text: Substring.UnicodeScalarView) throws(RouteFlaw) -> String {
      guard let decoded = String(text).percentDecoded else { throw .encoding }
      return decoded
    }
    let end = text.unicodeScalars.firstIndex(of: "?")
    self.init(identifier: try decoded(text.unicodeScalars[..<(end ?? text.endIndex)]))
    if let flaw { throw flaw }
    let items = end.map { text.unicodeScalars[$0...].dropFirst() } ?? Substring().unicodeScalars
    for item in items.split(separator: "&") {
      let equals = item.firstIndex(of: "=")
      let name = try decoded(item[..<(equals ?? item.endIndex)])
      guard parameters[name] == nil else { throw .repeatedParameter }
      parameters[name] = try decoded(item[(equals ?? item.endIndex)...].dropFirst())
    }
  }

  /// The reason why the identifier is invalid; nil if it's valid.
  var flaw: RouteFlaw? {
    if value != nil { return nil }
    if identifier.isEmpty { return .emptyIdentifier }
    let isHidden = identifier.unicodeScalars.contains { $0.isControl || $0.isHidden }
    return isHidden ? .hiddenCharacter : nil
  }

  /// The element as text, such as `product?id=42`, with the parameters sorted by name and special
  /// characters percent-encoded.
  public var description: String {
    let items = parameters.sorted { $0.key < $1.key }.map {
      "\($0.percentEncoded)=\($1.percentEncoded)"
    }
    return identifier.percentEncoded + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}

extension RouteElement: ExpressibleByStringLiteral {
  /// Reads an element from text such as `product?id=42`. If the text isn't readable, it becomes the
  /// identifier.
  public init(stringLiteral value: String) {
    self = RouteElement(value) ?? RouteElement(identifier: value)
  }
}

/// A place in the app: the screens from the first to the one in front.
///
/// ```swift
/// let route: Route = ["home", "product?id=42"]
/// print(route.path)          // /home/product?id=42
/// ```
public typealias Route = [RouteElement]

extension Route {
  /// Reads text such as `/home/product?id=42`. Throws ``RouteError/malformed(_:_:)`` if an
  /// element's identifier is empty or has a hidden character, the percent-encoding is wrong, or a
  /// parameter appears twice.
  ///
  /// ```swift
  /// let route = try Route(path: "/home/product?id=42")
  /// ```
  public init(path: String) throws(RouteError) {
    self = []
    var parts = path.parts(between: "/")
    if parts.first?.isEmpty == true { parts.removeFirst() }
    guard parts.contains(where: { !$0.isEmpty }) || parts.count > 1 else { return }
    do throws(RouteFlaw) {
      for part in parts { append(try RouteElement(reading: String(part))) }
    } catch {
      throw .malformed(path, error)
    }
  }

  /// The route as text, such as `/home/product?id=42`.
  public var path: String { "/" + map(\.description).joined(separator: "/") }

  /// Throws if an element's identifier is invalid.
  func check() throws(RouteError) {
    for element in self {
      if let flaw = element.flaw { throw .malformed(path, flaw) }
    }
  }
}

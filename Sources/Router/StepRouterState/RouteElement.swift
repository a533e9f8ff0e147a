import PortableUIKit
import StepRouterLinks

/// One screen of a route: its identifier, and what it shows.
///
/// ```swift
/// let route: Route = ["home", "product?id=42"]
/// ```
public struct RouteElement: Hashable, Sendable, Codable {
  /// The name of the screen; a ``RouteMap`` knows how it is built.
  public var identifier: String
  /// What the screen shows, by the names of its parameters.
  public var parameters: [String: String]

  /// A screen with its parameters.
  public init(identifier: String, parameters: [String: String] = [:]) {
    self.identifier = identifier
    self.parameters = parameters
  }

  /// The value of a parameter.
  ///
  /// ```swift
  /// RouteScreen("product") { element in try steps.product.with(element.value("id")) }
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
  /// Reads `product?id=42`; nil where ``Swift/Array/init(path:)`` would throw.
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

  /// Why no screen can have this identifier.
  var flaw: RouteFlaw? {
    if identifier.isEmpty { return .emptyIdentifier }
    let isHidden = identifier.unicodeScalars.contains { $0.isControl || $0.isHidden }
    return isHidden ? .hiddenCharacter : nil
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
  /// Reads an element from its text, such as `product?id=42`.
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
  /// Reads `/home/product?id=42`. Throws ``RouteError/malformed(_:_:)`` where an element has no
  /// identifier, where the percent-encoding is wrong, or where a parameter is there twice.
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

  /// The route as text: `/home/product?id=42`
  public var path: String { "/" + map(\.description).joined(separator: "/") }

  /// Throws where an element is none that could be shown.
  func check() throws(RouteError) {
    for element in self {
      if let flaw = element.flaw { throw .malformed(path, flaw) }
    }
  }
}

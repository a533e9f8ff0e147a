import PortableUIKit
import StepRouter

/// A URL in decoded parts, for patterns to match.
struct LinkAddress {
  /// The role of the host in matching.
  enum Host {
    /// The URL has a scheme of the app's own. The text in the host's place is the first component.
    case text
    /// The host is one of the map's hosts without a star.
    case name
    /// The host matches one of the map's hosts that begin with a star. The label in the star's
    /// place is the first component.
    case label
  }

  /// An item of the query.
  struct Item {
    let name: String
    let text: String
    fileprivate let encodedText: String
  }

  let host: Host
  /// The components of the path. With a scheme of the app's own, the first component is the text in
  /// the host's place, in lower case.
  private(set) var path: [String] = []
  /// The items of the query, in order.
  private(set) var query: [Item] = []

  /// Returns nil if the URL isn't the app's own.
  init?(_ url: URL, from origins: LinkOrigins) throws(LinkError) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.asciiLowercased
    else { return nil }
    let host = parts.encodedHost ?? ""
    let port = LinkPort(of: parts)
    let isOwnScheme = origins.schemes.contains { $0.isSame(as: scheme) }
    let name = isOwnScheme ? .own : origins.name(of: host, scheme: scheme, port: port)
    guard let name else { return nil }
    let length = url.absoluteString.utf8.count
    guard length <= origins.lengthLimit else {
      throw .tooLong(length: length, limit: origins.lengthLimit)
    }
    guard parts.user == nil, parts.password == nil, port != .wrong, !isOwnScheme || port == .none
    else { throw .malformed(.authority) }
    self.host = isOwnScheme ? .text : name.label == nil ? .name : .label
    if isOwnScheme, !host.isEmpty { path.append(try Self.decodeComponent(host).asciiLowercased) }
    if let label = name.label { path.append(label) }
    try takePath(parts.percentEncodedPath[...])
    for item in parts.percentEncodedQueryItems ?? [] {
      let text = item.value ?? ""
      query.append(
        Item(
          name: try Self.decode(item.name), text: try Self.decode(text), encodedText: text))
    }
  }

  /// Splits the path. A single slash at the end has no meaning; any other empty component counts.
  private mutating func takePath(_ text: Substring) throws(LinkError) {
    var rest = text
    if rest.first == "/" { rest.removeFirst() }
    if rest.last == "/" { rest.removeLast() }
    guard text.count > 1 else { return }
    for component in rest.split(separator: "/", omittingEmptySubsequences: false) {
      path.append(try Self.decodeComponent(String(component)))
    }
  }

  private static func decodeComponent(_ text: String) throws(LinkError) -> String {
    let decoded = try decode(text)
    if decoded == "." || decoded == ".." { throw .malformed(.dotComponent) }
    if decoded.utf8.contains(UInt8(ascii: "/")) { throw .malformed(.slashInComponent) }
    return decoded
  }

  private static func decode(_ text: String) throws(LinkError) -> String {
    guard text.hasValidEscapes else { throw .malformed(.escape) }
    guard let decoded = text.percentDecoded else { throw .malformed(.encoding) }
    for scalar in decoded.unicodeScalars {
      if scalar.isControl { throw .malformed(.controlCharacter) }
      if scalar.isHidden { throw .malformed(.hiddenCharacter) }
    }
    return decoded
  }
}

extension LinkAddress.Item {
  /// Returns the texts between the separators that aren't percent-encoded.
  func texts(between separator: ListSeparator?) -> [String] {
    guard let scalar = separator?.rawValue.unicodeScalars.first else { return [text] }
    return encodedText.parts(between: scalar).map { part in
      let part = String(part)
      return part.percentDecoded ?? part
    }
  }
}

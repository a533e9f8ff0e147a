import PortableUIKit
import StepRouter

/// The schemes and hosts of the app's own URLs.
struct LinkOrigins {
  let schemes: [String]
  let hosts: [String]
  let lengthLimit: Int

  /// Returns true if the host is the app's own, and the port is its scheme's or an impossible one.
  fileprivate func includesHost(_ host: String, of scheme: String, port: LinkPort) -> Bool {
    guard let own = ["https": 443, "http": 80][scheme],
      [.none, .number(own), .wrong].contains(port), let name = host.percentDecoded?.asciiLowercased
    else { return false }
    return hosts.contains { $0.isSame(as: name) }
  }
}

/// A URL in decoded parts, for patterns to match.
struct LinkAddress {
  /// The components of the path. With a scheme of the app's own, the first component is the text in
  /// the host's place, in lower case.
  private(set) var path: [String] = []
  /// The items of the query, in order.
  private(set) var query: [(name: String, text: String)] = []

  /// Returns nil if the URL isn't the app's own.
  init?(_ url: URL, from origins: LinkOrigins) throws(LinkError) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.asciiLowercased
    else { return nil }
    let host = parts.encodedHost ?? ""
    let port = LinkPort(of: parts)
    let isOwnScheme = origins.schemes.contains { $0.isSame(as: scheme) }
    guard isOwnScheme || origins.includesHost(host, of: scheme, port: port) else { return nil }
    let length = url.absoluteString.utf8.count
    guard length <= origins.lengthLimit else {
      throw .tooLong(length: length, limit: origins.lengthLimit)
    }
    guard parts.user == nil, parts.password == nil, port != .wrong, !isOwnScheme || port == .none
    else { throw .malformed(.authority) }
    if isOwnScheme, !host.isEmpty { path.append(try Self.decodeComponent(host).asciiLowercased) }
    try takePath(parts.percentEncodedPath[...])
    for item in parts.percentEncodedQueryItems ?? [] {
      query.append((try Self.decode(item.name), try Self.decode(item.value ?? "")))
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
    guard let decoded = text.percentDecoded else { throw .malformed(.encoding) }
    for scalar in decoded.unicodeScalars {
      if scalar.isControl { throw .malformed(.controlCharacter) }
      if scalar.isHidden { throw .malformed(.hiddenCharacter) }
    }
    return decoded
  }
}

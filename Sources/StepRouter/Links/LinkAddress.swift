import PortableUIKit

/// Whose URLs are the app's own.
struct LinkOrigins {
  let schemes: [String]
  let hosts: [String]
  let lengthLimit: Int
}

/// A URL taken apart and decoded: what a pattern looks at.
struct LinkAddress {
  /// The components of the path. In an own scheme what would be the host is the first, and has no upper
  /// case.
  private(set) var path: [String] = []
  /// The items of the query, in order.
  private(set) var query: [(name: String, text: String)] = []

  /// Nil for a URL that is not the app's own.
  init?(_ url: URL, from origins: LinkOrigins) throws(LinkError) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased()
    else { return nil }
    let host = (parts.encodedHost ?? "").lowercased()
    let isOwnScheme = origins.schemes.contains(scheme)
    let webPort = ["https": 443, "http": 80][scheme]
    let isOnWeb = webPort != nil && (parts.port ?? webPort) == webPort
    guard isOwnScheme || isOnWeb && origins.hosts.contains(host) else { return nil }
    let length = url.absoluteString.utf8.count
    guard length <= origins.lengthLimit else {
      throw .tooLong(length: length, limit: origins.lengthLimit)
    }
    guard parts.user == nil, parts.password == nil, !isOwnScheme || parts.port == nil else {
      throw .malformed(.authority)
    }
    if isOwnScheme, !host.isEmpty { path.append(try Self.decodeComponent(host).lowercased()) }
    try takePath(parts.percentEncodedPath[...])
    for item in parts.percentEncodedQueryItems ?? [] {
      query.append((try Self.decode(item.name), try Self.decode(item.value ?? "")))
    }
  }

  /// One slash at the end says nothing; any other empty component is one.
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
    // A byte order mark would be taken off the beginning of a text, not behind a letter.
    guard let marked = ("x" + text).removingPercentEncoding else { throw .malformed(.encoding) }
    let decoded = String(marked.unicodeScalars.dropFirst())
    guard decoded.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw .malformed(.controlCharacter)
    }
    return decoded
  }
}

import PortableUIKit

/// Writes a pattern's URL.
@MainActor
struct LinkPrinter {
  let origins: LinkOrigins
  let form: LinkMap.Form?

  func url(of pattern: some AnyLinkPattern, with texts: LinkTexts) -> URL? {
    let words = pattern.path.components.map { component in
      switch component {
      case .word(let word): word
      case .parameter(let parameter): texts[parameter.name]?.first ?? ""
      }
    }
    let items = pattern.queryNames.flatMap { name in
      (texts[name] ?? []).map { "\(name.percentEncoded)=\($0.percentEncoded)" }
    }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return beginning(of: pattern.path).flatMap {
      URL(string: $0 + words.map(\.percentEncoded).joined(separator: "/") + query)
    }
  }

  private func beginning(of path: LinkPath) -> String? {
    let scheme = origins.schemes.first.map { $0 + (path.beginsWithHostName ? "://" : ":///") }
    let host = origins.hosts.first.map { "https://\($0)/" }
    return switch form {
    case .app: scheme
    case .web: host
    case nil: scheme ?? host
    }
  }
}

extension LinkPath {
  /// Whether the first component may stand in a host's place, where only lower case is safe; anything
  /// else has to stand behind an empty host.
  fileprivate var beginsWithHostName: Bool {
    guard case .word(let word)? = components.first else { return false }
    return word.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) }
  }
}

extension String {
  /// Everything but RFC 3986's unreserved characters encoded, so that no part of a URL can be taken
  /// for more than itself.
  var percentEncoded: String {
    let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}

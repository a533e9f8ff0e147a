import PortableUIKit
import StepRouter

extension AnyLinkPattern {
  /// Returns the pattern's URL with these texts in it.
  func url(from origins: LinkOrigins, as form: LinkMap.Form?, with texts: LinkTexts) -> URL? {
    var words = path.words(with: texts)
    let host = path.isOnHost ? words.removeFirst() : nil
    let scheme = path.beginning(from: origins, host: host)
    let web = path.webBeginning(from: origins, host: host)
    let beginning = form == .app ? scheme : form == .web ? web : scheme ?? web
    let items = queryParameters.flatMap { $0.items(texts[$0.name] ?? []) }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return beginning.flatMap {
      URL(string: $0 + words.map(\.percentEncoded).joined(separator: "/") + query)
    }
  }
}

extension LinkPath {
  /// Returns the components, with these texts in place of the parameters. A list adds any number of
  /// components.
  fileprivate func words(with texts: LinkTexts) -> [String] {
    components.flatMap { component in
      guard let parameter = component.parameter else { return [component.words.first ?? ""] }
      let own = texts[parameter.name] ?? []
      return parameter.componentCount == .one ? [own.first ?? ""] : own
    }
  }

  fileprivate func beginning(from origins: LinkOrigins, host: String?) -> String? {
    guard let scheme = origins.schemes.first else { return nil }
    guard let host else { return scheme + (beginsWithHostName ? "://" : ":///") }
    guard host.isHostText else { return nil }
    return "\(scheme)://\(host)" + (components.count > 1 ? "/" : "")
  }

  fileprivate func webBeginning(from origins: LinkOrigins, host: String?) -> String? {
    guard let host else { return origins.hosts.first.map { "https://\($0)/" } }
    guard host.isHostLabel else { return nil }
    return origins.domains.first.map { "https://\(host)\($0)/" }
  }

  /// Whether the first component can stand in the host's place, which has no upper case. Anything
  /// else has to stand after an empty host.
  private var beginsWithHostName: Bool {
    guard let first = components.first, first.parameter == nil else { return false }
    return first.words.first?.allSatisfy {
      "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0)
    } == true
  }
}

extension DeclaredParameter {
  /// Returns the items of the query that carry these texts.
  fileprivate func items(_ texts: [String]) -> [String] {
    let name = name.percentEncoded
    guard let separator else { return texts.map { "\(name)=\($0.percentEncoded)" } }
    if texts.isEmpty { return [] }
    let list = texts.map(\.percentEncoded).joined(separator: String(separator.rawValue))
    return ["\(name)=\(list)"]
  }
}

extension String {
  /// The text with everything but RFC 3986's unreserved characters percent-encoded, so that it
  /// can't contain a separator of the URL.
  package var percentEncoded: String {
    let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}

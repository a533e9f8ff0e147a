import PortableUIKit
import StepRouter

extension AnyLinkPattern {
  /// Returns the pattern's URL with these texts in it.
  func url(from origins: LinkOrigins, as form: LinkMap.Form?, with texts: LinkTexts) -> URL? {
    let scheme = origins.schemes.first.map { $0 + (path.beginsWithHostName ? "://" : ":///") }
    let host = origins.hosts.first.map { "https://\($0)/" }
    let beginning = form == .app ? scheme : form == .web ? host : scheme ?? host
    let words = path.components.map { component in
      component.parameter.map { texts[$0.name]?.first ?? "" } ?? component.text
    }
    let items = queryNames.flatMap { name in
      (texts[name] ?? []).map { "\(name.percentEncoded)=\($0.percentEncoded)" }
    }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return beginning.flatMap {
      URL(string: $0 + words.map(\.percentEncoded).joined(separator: "/") + query)
    }
  }
}

extension LinkPath {
  /// Whether the first component can stand in the host's place, which has no upper case. Anything
  /// else has to stand after an empty host.
  fileprivate var beginsWithHostName: Bool {
    guard let first = components.first, first.parameter == nil else { return false }
    return first.text.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) }
  }
}

extension String {
  /// The text with everything but RFC 3986's unreserved characters encoded, so that no part of a
  /// URL can be mistaken for more than itself.
  package var percentEncoded: String {
    let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}

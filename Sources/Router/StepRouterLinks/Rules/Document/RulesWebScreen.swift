import PortableUIKit
import StepRouter

/// The app's screen for web pages, and the hosts whose pages it may open.
@MainActor
struct RulesWebScreen {
  private let way: LinkWay<URL>
  private let origins: LinkOrigins
  private let hosts: [String]

  init<Screen>(
    _ step: @escaping @MainActor () -> DestinationStep<Screen, URL>, origins: LinkOrigins,
    hosts: [String]
  ) {
    way = LinkWay(LateDeclaration(step), hasParameters: true)
    self.origins = origins
    self.hosts = hosts.map(\.asciiLowercased)
  }

  var described: RouteDescription { way.describe() }

  /// Returns the reason why a rule can't open this URL; nil if it can.
  func refusal(of text: String?, for pattern: any AnyLinkPattern) -> String? {
    guard let text else {
      let isPrinted =
        pattern.path.isOnHost ? !origins.domains.isEmpty : !origins.hosts.isEmpty
      return isPrinted
        ? nil : "the link has no https URL of its own: write {\"web\": \"https://…\"}"
    }
    let names = pattern.parameters.filter { $0.componentCount == .one }.map(\.name)
    let template = URLTemplate(text)
    for name in template.names where !names.contains(name) {
      let known = names.isEmpty ? "none" : names.map { ":" + $0 }.wordedChoice
      return "“:\(name)” isn't a parameter of “\(pattern.summary)”, which has \(known)"
    }
    guard let url = try? URL(exactly: template.filled { _ in "x" }),
      url.scheme?.asciiLowercased == "https", url.user == nil, url.port == nil,
      let host = url.host?.asciiLowercased
    else { return "“\(text)” isn't an https URL without a user and a port" }
    // With a parameter in the host's place, a link could lead to any host.
    if template.hasNameInHost { return "“\(text)” has a parameter in its host: write the host" }
    return isOwn(host) ? nil : "the host “\(host)” is none of the app's: \(ownHosts)"
  }

  private var ownHosts: String {
    let all = origins.hosts + hosts + origins.domains.map { "*" + $0 }
    return all.isEmpty ? "it has none" : "write \(all.wordedChoice)"
  }

  private func isOwn(_ host: String) -> Bool {
    hosts.contains { $0.isSame(as: host) }
      || origins.name(of: host, scheme: "https", port: .none) != nil
  }

  /// Returns the match for the rule's URL, with the link's texts filled in, or for the link's own
  /// URL if the rule has none.
  func match(
    _ text: String?, _ texts: LinkTexts, of pattern: any AnyLinkPattern
  ) -> LinkMatch? {
    let url: URL? =
      if let text {
        URL(string: URLTemplate(text).filled { (texts[$0]?.first ?? "").percentEncoded })
      } else {
        pattern.url(from: origins, as: .web, with: texts)
      }
    return url.map { way.bind($0) }
  }
}

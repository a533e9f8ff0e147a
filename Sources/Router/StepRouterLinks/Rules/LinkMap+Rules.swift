import PortableUIKit
import StepRouter

extension LinkMap {
  /// Returns the same map with rules for opening its links.
  ///
  /// ```swift
  /// let ruled = try links.ruled(by: rules)
  /// try await router.open(url, using: ruled)
  /// ```
  ///
  /// If the document in effect comes from the store and doesn't fit the map, the rules return to
  /// the built-in document, and `onProblem` gets the error. Throws ``LinkRulesError/refused(_:)``
  /// if any other document doesn't fit.
  public func ruled(by rules: LinkRules) throws(LinkRulesError) -> LinkMap {
    try ruled(by: rules, over: nil)
  }

  /// Returns the same map with rules for opening its links, and with a screen for web pages. Throws
  /// like `ruled(by:)`.
  ///
  /// ```swift
  /// let ruled = try links.ruled(by: rules, web: page, hosts: ["help.example"])
  /// ```
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - page: The app's screen for a web page.
  ///   - hosts: The hosts, besides the map's own, whose pages a rule may open.
  public func ruled<Screen>(
    by rules: LinkRules,
    web page: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, URL>,
    hosts: [String] = []
  ) throws(LinkRulesError) -> LinkMap {
    try ruled(by: rules, over: RulesWebScreen(page, origins: origins, hosts: hosts))
  }

  private func ruled(
    by rules: LinkRules, over web: RulesWebScreen?
  ) throws(LinkRulesError) -> LinkMap {
    var map = self
    map.ruled = try rules.attach { rules throws(LinkRulesError) in
      try RuledMap(rules, patterns: all, web: web)
    }
    return map
  }

  /// Returns the rule that applies to a link; nil if there is none, or if the URL isn't the app's
  /// own. Throws if the URL is the app's own but leads nowhere.
  ///
  /// ```swift
  /// if let rule = try links.rule(for: url) { print(rule) }
  /// ```
  public func rule(for url: URL) throws(LinkError) -> LinkRule? { try entry(for: url)?.rule }

  /// Returns the properties that a rule gives a link, of the type that
  /// ``LinkPattern/properties(_:)`` declares; nil if it has none.
  ///
  /// ```swift
  /// let look = try links.properties(ProductLook.self, for: url)
  /// ```
  public func properties<Properties: Decodable & Sendable>(
    _ type: Properties.Type, for url: URL
  ) throws(LinkError) -> Properties? {
    try entry(for: url)?.properties as? Properties
  }

  private func entry(for url: URL) throws(LinkError) -> CompiledRules.Entry? {
    guard let ruled, let address = try LinkAddress(url, from: origins) else { return nil }
    let match = try match(address)
    return ruled.entry(of: match.index, match.form, match.texts)
  }
}

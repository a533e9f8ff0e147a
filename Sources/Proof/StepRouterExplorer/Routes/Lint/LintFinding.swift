import StepRouter

/// A problem with the way an app declares its routes.
///
/// ```swift
/// for finding in allRoutes.lint() { print(finding) }
/// // Shop/Routes.swift:12: “product”: ClassFinder finds any ProductViewController, … [context-ignored]
/// ```
public struct LintFinding: Hashable, Sendable, Codable {
  /// The rule, by the name that suppresses it: `context-ignored`.
  /// `Docs/Proof/ExplorerReference.md` lists the rules.
  public let rule: String
  /// The route; nil if the finding isn't about one.
  public let route: String?
  /// The source location; nil if the finding isn't about a declaration.
  public let location: CodeLocation?
  /// The problem and its remedy.
  public let sentence: String
}

extension LintFinding: CustomStringConvertible {
  /// The location, the route, the sentence and the rule, on one line.
  public var description: String {
    [location.map { "\($0):" }, route.map { "“\($0)”:" }, sentence, "[\(rule)]"]
      .compactMap { $0 }.joined(separator: " ")
  }
}

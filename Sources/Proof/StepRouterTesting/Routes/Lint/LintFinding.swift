import StepRouter

/// Something that is wrong with how an app's routes are declared.
///
/// ```swift
/// for finding in allRoutes.lint() { print(finding) }
/// // Shop/Routes.swift:12: “product”: ClassFinder finds any ProductViewController, … [context-ignored]
/// ```
public struct LintFinding: Hashable, Sendable, Codable {
  /// The rule, as it is suppressed: `context-ignored`. `Docs/Proof/Lint.md` lists them.
  public let rule: String
  /// The route; nil where it is about none.
  public let route: String?
  /// Where it is declared; nil where it is about no declaration.
  public let location: CodeLocation?
  /// What is wrong, and what to do.
  public let sentence: String
}

extension LintFinding: CustomStringConvertible {
  /// The location, the route, the sentence and the rule, on one line.
  public var description: String {
    [location.map { "\($0):" }, route.map { "“\($0)”:" }, sentence, "[\(rule)]"]
      .compactMap { $0 }.joined(separator: " ")
  }
}

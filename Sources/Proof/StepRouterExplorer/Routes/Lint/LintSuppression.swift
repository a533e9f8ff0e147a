/// The findings an app suppresses. Put the reason in a comment beside it.
///
/// ```swift
/// let findings = allRoutes.lint(
///   except: [
///     .rule("rebuilt-by-link"),
///     .route("about"),
///     .rule("uneven-interceptors", in: "web page"),
///   ])
/// ```
public struct LintSuppression: Hashable, Sendable {
  let rule: String?
  let route: String?

  /// Suppresses all findings of a rule.
  public static func rule(_ rule: String) -> LintSuppression {
    LintSuppression(rule: rule, route: nil)
  }

  /// Suppresses all findings about a route.
  public static func route(_ route: String) -> LintSuppression {
    LintSuppression(rule: nil, route: route)
  }

  /// Suppresses the findings of a rule about a route.
  public static func rule(_ rule: String, in route: String) -> LintSuppression {
    LintSuppression(rule: rule, route: route)
  }

  func covers(_ finding: LintFinding) -> Bool {
    (rule ?? finding.rule) == finding.rule && (route ?? finding.route) == finding.route
  }
}

extension LintSuppression: CustomStringConvertible {
  /// The suppression as Swift code.
  public var description: String {
    switch (rule, route) {
    case (let rule?, let route?): ".rule(\"\(rule)\", in: \"\(route)\")"
    case (let rule?, nil): ".rule(\"\(rule)\")"
    default: ".route(\"\(route ?? "")\")"
    }
  }
}

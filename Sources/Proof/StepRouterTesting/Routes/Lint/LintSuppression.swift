/// Findings that an app does not want to hear of, and why is best said in a comment beside it.
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

  /// All findings of a rule.
  public static func rule(_ rule: String) -> LintSuppression {
    LintSuppression(rule: rule, route: nil)
  }

  /// All findings about a route.
  public static func route(_ route: String) -> LintSuppression {
    LintSuppression(rule: nil, route: route)
  }

  /// The findings of a rule about a route.
  public static func rule(_ rule: String, in route: String) -> LintSuppression {
    LintSuppression(rule: rule, route: route)
  }

  func covers(_ finding: LintFinding) -> Bool {
    (rule ?? finding.rule) == finding.rule && (route ?? finding.route) == finding.route
  }
}

extension LintSuppression: CustomStringConvertible {
  /// As it was written.
  public var description: String {
    switch (rule, route) {
    case (let rule?, let route?): ".rule(\"\(rule)\", in: \"\(route)\")"
    case (let rule?, nil): ".rule(\"\(rule)\")"
    default: ".route(\"\(route ?? "")\")"
    }
  }
}

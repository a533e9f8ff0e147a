import StepRouterTesting

/// The differences between an app's routes and their baseline.
///
/// ```swift
/// if let drift = try RouteBaseline.check(allRoutes, against: allRoutes.baseline) {
///   for change in drift.changes { print(change.heading, change.diff) }
/// }
/// ```
public struct RouteDrift: Hashable, Sendable {
  /// A route that differs.
  public struct Change: Hashable, Sendable {
    /// The first line of the route's paragraph: `route product`.
    public let heading: String
    /// The changes from the baseline to the catalogue.
    public let diff: LineDiff
    let kind: Kind
  }

  enum Kind { case added, removed, changed }

  /// The routes that differ, sorted by their headings.
  public let changes: [Change]
}

extension RouteDrift: CustomStringConvertible {
  /// A summary with advice, then each route that differs, line by line.
  public var description: String {
    let counts: [(Kind, String)] = [
      (.added, "added"), (.removed, "removed"), (.changed, "changed"),
    ]
    let totals = counts.compactMap { kind, word in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(word)"
    }
    let sentence =
      "The routes are not those of the baseline: \(totals.joined(separator: ", ")). "
      + "If you meant that, rewrite the baseline and commit it."
    return ([sentence] + changes.map(\.diff.description)).joined(separator: "\n\n")
  }
}

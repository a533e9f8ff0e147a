import StepRouter

/// Checks whether an app's routes still match the committed baseline.
///
/// ```swift
/// let text = try String(contentsOf: file, encoding: .utf8)      // routes.txt
/// if let drift = try RouteBaseline.check(allRoutes, against: text) { print(drift) }
/// ```
public enum RouteBaseline {
  static let title = "StepRouter routes, version "
  static let version = "1"

  /// Returns the differences between the catalogue and a baseline; nil if there are none. Throws if
  /// the text isn't a baseline of this version.
  ///
  /// The order of the routes in the baseline doesn't matter, and neither do its line endings.
  public static func check(
    _ catalogue: RouteCatalogue, against text: String
  ) throws(RouteBaselineError) -> RouteDrift? {
    let changes = RouteParagraphs.changes(
      from: try RouteParagraphs(text), to: try RouteParagraphs(catalogue.baseline))
    return changes.isEmpty ? nil : RouteDrift(changes: changes)
  }
}

extension RouteCatalogue {
  /// The routes as text to commit: a paragraph per route, sorted, without source locations.
  ///
  /// It changes only if a declaration does. ``RouteBaseline/check(_:against:)`` compares it.
  public var baseline: String {
    let paragraphs =
      routesWithLinks.map { RouteText.lines(of: $0.route, links: $0.links).joined(separator: "\n") }
      .sorted()
      + links.filter { route(of: $0) == nil }.map {
        "link \($0.pattern.onOneLine)\n  leads to nothing in the catalogue"
      }.sorted()
    return ([RouteBaseline.title + RouteBaseline.version] + paragraphs).joined(separator: "\n\n")
      + "\n"
  }
}

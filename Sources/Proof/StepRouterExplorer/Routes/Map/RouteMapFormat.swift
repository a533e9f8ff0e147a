/// A format for a map of routes.
///
/// ```swift
/// print(allRoutes.map(.mermaid))      // for a page on GitHub
/// print(allRoutes.map(.dot))          // for `dot -Tsvg`
/// ```
public enum RouteMapFormat: String, Hashable, Sendable, CaseIterable {
  /// A flowchart for Mermaid.
  case mermaid
  /// A graph for Graphviz.
  case dot
}

extension RouteCatalogue {
  /// Returns a map of the routes as text: the screens, how each gets into its host, the links that
  /// lead to it and its interceptors. The same routes always give the same text.
  public func map(_ format: RouteMapFormat) -> String {
    let graph = RouteGraph(self)
    return switch format {
    case .mermaid: graph.mermaid
    case .dot: graph.dot
    }
  }
}

/// A language in which a map of routes is written.
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
  /// A picture of the routes as text: screens, how each is integrated into its host, which links
  /// lead to it and which interceptors are asked. The same routes give the same text.
  public func map(_ format: RouteMapFormat) -> String {
    let graph = RouteGraph(self)
    return switch format {
    case .mermaid: graph.mermaid
    case .dot: graph.dot
    }
  }
}

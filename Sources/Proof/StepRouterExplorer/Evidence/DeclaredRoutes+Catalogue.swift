extension DeclaredRoutes {
  /// Creates the routes of a catalogue, with the links that lead to them.
  ///
  /// ```swift
  /// let report = ExplorationReport(exploration, title: "Shop", declared: DeclaredRoutes(allRoutes))
  /// ```
  public init(_ catalogue: RouteCatalogue) {
    self.init(
      catalogue.routesWithLinks.map { route, links in
        Route(
          name: route.name, screen: route.chain.destination.screen.description,
          context: route.chain.context == Void.self ? nil : "\(route.chain.context)",
          location: route.location,
          chain: Array(RouteText.lines(of: route, links: []).dropFirst()),
          links: links.map(\.pattern))
      }, items: Set(catalogue.routes.flatMap { CoveredItem.all(in: $0.chain) }).sorted())
    graph = RouteGraph(catalogue)
  }
}

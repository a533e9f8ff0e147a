import StepRouter

/// The routes that an app declares, and the links that lead to them. Nothing runs to list them.
///
/// ```swift
/// let catalogue = RouteCatalogue(
///   routes: [CataloguedRoute("product", routes.product), CataloguedRoute("bag", routes.bag)],
///   links: [CataloguedLink("product/:id", to: "product")])
/// print(catalogue.baseline)            // to be committed, and checked in a test
/// print(catalogue.map(.mermaid))       // a picture of the screens
/// print(catalogue.lint())              // what is wrong with the declarations
/// ```
public struct RouteCatalogue: Sendable {
  /// The routes, in the order in which they were given.
  public let routes: [CataloguedRoute]
  /// The links, in the order in which they are tried.
  public let links: [CataloguedLink]

  /// A catalogue of these routes and links.
  public init(routes: [CataloguedRoute], links: [CataloguedLink] = []) {
    self.routes = routes
    self.links = links
  }

  /// A catalogue of what an ``Explorer`` asks for.
  @MainActor
  public init(_ destinations: [ExploredDestination], links: [CataloguedLink] = []) {
    self.init(routes: destinations.map(CataloguedRoute.init), links: links)
  }

  /// Where a link leads; nil where that is not in the catalogue.
  func route(of link: CataloguedLink) -> CataloguedRoute? {
    switch link.destination {
    case .route(let name): routes.first { $0.name == name }
    case .step(let step): routes.first { $0.chain.destination == step }
    }
  }

  /// The links that lead to a route, by their patterns.
  func links(to route: CataloguedRoute) -> [CataloguedLink] {
    links.filter { self.route(of: $0)?.isSame(as: route) ?? false }.sorted {
      $0.pattern < $1.pattern
    }
  }
}

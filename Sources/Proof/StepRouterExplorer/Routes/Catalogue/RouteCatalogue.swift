import StepRouter

/// The routes an app declares, and the links that lead to them. Listing them runs nothing.
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
  /// The routes, in the order you list them.
  public let routes: [CataloguedRoute]
  /// The links, in the order the app tries them.
  public let links: [CataloguedLink]

  /// Creates a catalogue of these routes and links.
  public init(routes: [CataloguedRoute], links: [CataloguedLink] = []) {
    self.routes = routes
    self.links = links
  }

  /// Creates a catalogue of the destinations an ``Explorer`` asks for.
  @MainActor
  public init(_ destinations: [ExploredDestination], links: [CataloguedLink] = []) {
    self.init(routes: destinations.map(CataloguedRoute.init), links: links)
  }

  /// Returns the route a link leads to; nil if it isn't in the catalogue.
  func route(of link: CataloguedLink) -> CataloguedRoute? { index(of: link).map { routes[$0] } }

  /// Each route with the links that lead to it, sorted by their patterns.
  var routesWithLinks: [(route: CataloguedRoute, links: [CataloguedLink])] {
    var links = Array(repeating: [CataloguedLink](), count: routes.count)
    for link in self.links.sorted(by: { $0.pattern < $1.pattern }) {
      if let index = index(of: link) { links[index].append(link) }
    }
    return Array(zip(routes, links))
  }

  private func index(of link: CataloguedLink) -> Int? {
    switch link.destination {
    case .route(let name): routes.firstIndex { $0.name == name }
    case .step(let step): routes.firstIndex { $0.chain.destination == step }
    }
  }
}

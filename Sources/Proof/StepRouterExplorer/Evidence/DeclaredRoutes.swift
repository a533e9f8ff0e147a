import StepRouter

/// The routes an app declares, so that a report can list the routes it never saw.
///
/// ```swift
/// let declared = DeclaredRoutes([
///   .init(name: "product", screen: "ProductViewController", links: ["/product/{id}"]),
///   .init(name: "terms", screen: "TermsViewController"),
/// ])
/// let report = ExplorationReport(exploration, title: "Shop", declared: declared)
/// ```
public struct DeclaredRoutes: Hashable, Sendable, Codable {
  /// A screen with the chain of steps that leads to it.
  public struct Route: Hashable, Sendable, Codable {
    /// The name of the route in the app.
    public var name: String
    /// The class of the screen, without its module.
    public var screen: String
    /// The type of the screen's context; nil if it needs none.
    public var context: String?
    /// The source location of the declaration.
    public var location: CodeLocation?
    /// The steps, one per line, from the screen upward.
    public var chain: [String]
    /// The URL patterns that lead to the screen.
    public var links: [String]

    /// Creates a route for the report.
    public init(
      name: String, screen: String, context: String? = nil, location: CodeLocation? = nil,
      chain: [String] = [], links: [String] = []
    ) {
      self.name = name
      self.screen = screen
      self.context = context
      self.location = location
      self.chain = chain
      self.links = links
    }
  }

  /// The routes, in the order the report lists them.
  public var routes: [Route]
  /// The items the chains consist of: steps, branches of switches, and interceptors as
  /// ``CoveredItem/Kind-swift.enum/guardPassed``. The report lists the ones an exploration never
  /// covered.
  public var items: [CoveredItem]
  /// The map of the routes; nil if unknown.
  package internal(set) var graph: RouteGraph?

  /// Creates a list of declared routes.
  public init(_ routes: [Route], items: [CoveredItem] = []) {
    self.routes = routes
    self.items = items
  }
}

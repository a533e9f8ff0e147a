import StepRouter

/// The routes that an app declares, for a report that says which of them were never shown.
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
    /// What the app calls it.
    public var name: String
    /// The class of the screen, without its module.
    public var screen: String
    /// The type of what the screen is built with; nil where it needs nothing.
    public var context: String?
    /// Where it is declared.
    public var location: CodeLocation?
    /// The steps, one in a line, from the screen upwards.
    public var chain: [String]
    /// The URLs that lead to it, as patterns.
    public var links: [String]

    /// A route, as the report shows it.
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

  /// The routes, in the order in which the report lists them.
  public var routes: [Route]
  /// What their chains are made of: steps, branches of switches, and interceptors as
  /// ``CoveredItem/Kind-swift.enum/guardPassed``; for a list of what was never gone through.
  public var items: [CoveredItem]
  /// What stands on what; nil where that is not known.
  var graph: RouteGraph?

  /// These routes.
  public init(_ routes: [Route], items: [CoveredItem] = []) {
    self.routes = routes
    self.items = items
  }
}

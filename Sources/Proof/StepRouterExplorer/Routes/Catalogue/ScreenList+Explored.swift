import StepRouter
import StepRouterLinks
import StepRouterState

extension ScreenList {
  /// The destinations for an ``Explorer``: each screen with each of its examples, such as
  /// “product 42”, and each screen without a context.
  ///
  /// ```swift
  /// ExploredApp(
  ///   router: router,
  ///   destinations: shopScreens.explored.map { destination in
  ///     destination.name == "orders"
  ///       ? destination.requiring("a login") { session.isLoggedIn } : destination
  ///   })
  /// ```
  public var explored: [ExploredDestination] {
    entries.flatMap { entry in entry.examples.map { ExploredDestination($0.name, $0.target) } }
  }
}

extension RouteCatalogue {
  /// Creates a catalogue of a list's screens and the app's links.
  ///
  /// ```swift
  /// let findings = RouteCatalogue(shopScreens, links: shopLinks).lint()
  /// ```
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - links: The links that the app opens.
  ///   - explored: The destinations that the explorer asks for; by default those of the list.
  @MainActor
  public init(_ screens: ScreenList, links: LinkMap, explored: [ExploredDestination]? = nil) {
    let explored = Dictionary(grouping: explored ?? screens.explored, by: \.step)
    let declared = links.declared
    let linked = Set(declared.map(\.step))
    self.init(
      routes: screens.entries.map { entry in
        let destinations = explored[entry.step] ?? []
        var gaps: Set<ScreenGap> = []
        if entry.needsLink, !linked.contains(entry.step) { gaps.insert(.link) }
        if entry.lacksPlace { gaps.insert(.place) }
        if destinations.isEmpty { gaps.insert(.exploration) }
        return CataloguedRoute(
          entry.name, entry.chain, removesNothing: destinations.contains(where: \.removesNothing),
          gaps: gaps)
      },
      links: declared.map {
        CataloguedLink($0.pattern, to: $0.step, rivals: $0.rivals, at: $0.location)
      })
  }
}

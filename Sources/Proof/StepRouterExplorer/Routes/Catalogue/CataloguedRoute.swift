import StepRouter

/// A named destination, described by its declaration.
///
/// ```swift
/// let route = CataloguedRoute("product", routes.product)
/// print(route.name, route.location)     // product Shop/Routes.swift:12
/// ```
public struct CataloguedRoute: Sendable {
  /// The name in baselines, maps and findings.
  public let name: String
  /// The description of the chain.
  package let chain: RouteDescription
  /// True if the app declares that the route removes nothing from the screen.
  let removesNothing: Bool
  /// The things that the app's list of screens doesn't declare for the screen.
  let gaps: Set<ScreenGap>

  /// The source location of the destination.
  public var location: CodeLocation { chain.destination.location }

  /// Creates the route of a destination. It needs no context, since nothing asks for it.
  @MainActor
  public init<Screen, Context>(_ name: String, _ step: DestinationStep<Screen, Context>) {
    self.init(name, step.described)
  }

  /// Creates the route of a destination that already has its context.
  @MainActor
  public init(_ name: String, _ target: Target) {
    self.init(name, target.step.described)
  }

  /// Creates the route of a destination that an ``Explorer`` asks for.
  @MainActor
  public init(_ destination: ExploredDestination) { self.init(destination.name, destination) }

  /// Creates the route of a destination that an ``Explorer`` asks for, under another name, such as
  /// a name without the context.
  @MainActor
  public init(_ name: String, _ destination: ExploredDestination) {
    self.init(name, destination.chain, removesNothing: destination.removesNothing)
  }

  init(
    _ name: String, _ chain: RouteDescription, removesNothing: Bool = false,
    gaps: Set<ScreenGap> = []
  ) {
    self.name = name
    self.chain = chain
    self.removesNothing = removesNothing
    self.gaps = gaps
  }
}

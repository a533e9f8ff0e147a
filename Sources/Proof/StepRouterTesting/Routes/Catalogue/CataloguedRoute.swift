import StepRouter

/// A destination with a name, described by what it was declared with.
///
/// ```swift
/// let route = CataloguedRoute("product", routes.product)
/// print(route.name, route.location)     // product Shop/Routes.swift:12
/// ```
public struct CataloguedRoute: Sendable {
  /// How it is called in baselines, maps and findings.
  public let name: String
  /// What it is made of.
  package let chain: RouteDescription
  /// Whether the app has said that it removes nothing of what is on screen.
  let removesNothing: Bool

  /// Where the destination is declared.
  public var location: CodeLocation { chain.destination.location }

  /// Names a destination. No context is needed, since nothing is asked for.
  @MainActor
  public init<Screen, Context>(_ name: String, _ step: DestinationStep<Screen, Context>) {
    self.init(name, step.described)
  }

  /// Names a destination that has its context already.
  @MainActor
  public init(_ name: String, _ target: Target) {
    self.init(name, target.step.described)
  }

  /// The route that an ``Explorer`` asks for.
  @MainActor
  public init(_ destination: ExploredDestination) { self.init(destination.name, destination) }

  /// The route that an ``Explorer`` asks for, with another name, such as one without a context.
  @MainActor
  public init(_ name: String, _ destination: ExploredDestination) {
    self.init(name, destination.chain, removesNothing: destination.removesNothing)
  }

  private init(_ name: String, _ chain: RouteDescription, removesNothing: Bool = false) {
    self.name = name
    self.chain = chain
    self.removesNothing = removesNothing
  }
}

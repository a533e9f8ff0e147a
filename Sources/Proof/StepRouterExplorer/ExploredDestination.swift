import PortableUIKit
import StepRouter

/// A screen, its context and its requirements, for an ``Explorer`` to ask for in every state.
///
/// ```swift
/// ExploredDestination("orders", routes.orders)
///   .requiring(
///     "a login", fulfilledBy: [.type("ada@example.com", into: "E-mail"), .tap("Log in")]
///   ) {
///     session.isLoggedIn
///   }
/// ```
@MainActor
public struct ExploredDestination {
  typealias Ending = Result<(viewController: UIViewController, kind: NavigationKind), RoutingError>

  /// The destination's name in reports.
  public let name: String
  /// The code location that declares the destination.
  public var location: CodeLocation { step.location }
  // An attempt that doesn't ask for this target needn't create its step.
  var step: StepReference { reference() }
  private let reference: @MainActor () -> StepReference
  let ask: @MainActor (Asking) -> Navigation
  let plan: @MainActor (any Router) -> Result<RoutingPlan, RoutingError>
  /// Returns true if a view controller is this screen and shows its context.
  let isShown: @MainActor (UIViewController) -> Bool
  private let describe: @MainActor () -> RouteDescription
  private(set) var requirements: [Requirement] = []
  private(set) var isAlwaysNew = false
  private(set) var removesNothing = false
  private(set) var mayBeRefused = false
  var tellsLeaves = false
  var awaiting: Awaiting?

  /// A description of the destination's chain.
  package var chain: RouteDescription { describe() }

  /// A request to a router.
  struct Asking {
    let router: any Router
    let observer: any RoutingObserver
    let completion: @MainActor (Ending) -> Void
  }

  /// A condition that must hold if the destination is visible.
  struct Requirement {
    let name: String
    let moves: [UserMove]
    let holds: @MainActor () -> Bool

    /// The requirement's name beside its destination's.
    func title(of destination: String) -> String { "“\(name)” of “\(destination)”" }
  }

  /// Creates a destination with its context.
  ///
  /// - Parameters:
  ///   - name: Its name in reports.
  ///   - step: The destination.
  ///   - context: The context to ask for the destination with.
  ///   - shows: Returns true if the screen shows the context. A `ContextChecking` screen of this
  ///     context type must also confirm it.
  public init<Screen: UIViewController, Context>(
    _ name: String, _ step: DestinationStep<Screen, Context>, with context: Context,
    shows: @escaping @MainActor (Screen, Context) -> Bool = { _, _ in true }
  ) {
    self.name = name
    reference = { step.reference }
    describe = { step.described }
    ask = { Self.ask(step, context, $0) }
    plan = { router in
      Result { () throws(RoutingError) in try router.plan(to: step, with: context) }
    }
    isShown = { viewController in
      guard let screen = Target.screen(Screen.self, in: viewController, for: context) else {
        return false
      }
      return shows(screen, context)
    }
  }

  /// Creates a destination without a context.
  public init<Screen: UIViewController>(
    _ name: String, _ step: DestinationStep<Screen, Void>,
    shows: @escaping @MainActor (Screen) -> Bool = { _ in true }
  ) {
    self.init(name, step, with: ()) { screen, _ in shows(screen) }
  }

  /// Creates a destination whose optional context is nil.
  public init<Screen: UIViewController>(
    _ name: String, _ step: DestinationStep<Screen, Any?>,
    shows: @escaping @MainActor (Screen) -> Bool = { _ in true }
  ) {
    self.init(name, step, with: nil) { screen, _ in shows(screen) }
  }

  /// Creates a destination from a target, such as a link's, which already has its context. A target
  /// made with `Target(_:with:)` declares its chain only when needed, which saves work in the
  /// attempts that ask for other destinations.
  public init(
    _ name: String, _ target: Target,
    shows: @escaping @MainActor (UIViewController) -> Bool = { _ in true }
  ) {
    self.name = name
    reference = { target.step.reference }
    describe = { target.step.described }
    ask = { Self.ask(target.step, (), $0) }
    plan = { router in
      Result { () throws(RoutingError) in try router.plan(to: target.step, with: ()) }
    }
    isShown = { target.isShown($0) && shows($0) }
  }

  /// Creates a destination whose target is made only when an attempt asks for it or needs to know
  /// whether it's shown. Use it for targets that take long to make, such as a route's.
  ///
  /// ```swift
  /// ExploredDestination("tea") { (try? presenter.target(for: ["search?q=tea"])) ?? .current() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: Its name in reports.
  ///   - shows: Returns true if a view controller is this screen and shows its context. By default
  ///     the target decides, so it's made whenever a destination with requirements is checked.
  ///   - make: Makes the target, at most once for each start of the app.
  public init(
    _ name: String, shows: (@MainActor (UIViewController) -> Bool)? = nil,
    making make: @escaping @MainActor () -> Target
  ) {
    let target = LateDeclaration(make)
    self.name = name
    reference = { target.value.step.reference }
    describe = { target.value.step.described }
    ask = { Self.ask(target.value.step, (), $0) }
    plan = { router in
      Result { () throws(RoutingError) in try router.plan(to: target.value.step, with: ()) }
    }
    isShown = shows ?? { target.value.isShown($0) }
  }

  private static func ask<Screen, Context>(
    _ step: DestinationStep<Screen, Context>, _ context: Context, _ asking: Asking
  ) -> Navigation {
    var request = NavigationRequest(
      step: step, context: context,
      completion: { asking.completion($0.map { ($0.viewController, $0.kind) }) },
      origin: CodeLocation())
    request.observers = [asking.observer]
    return asking.router.perform(request)
  }
}

extension ExploredDestination {
  /// Adds a condition that must hold while the destination is visible. As long as it doesn't hold,
  /// no navigation may reach the destination, and a refusal by an interceptor isn't a fault.
  ///
  /// - Parameters:
  ///   - name: The requirement's name in reports: “a login”.
  ///   - moves: The user's moves that make the condition hold when an interceptor asks. The
  ///     navigation must then end on its screen.
  ///   - holds: Returns true if the condition holds now.
  public func requiring(
    _ name: String, fulfilledBy moves: [UserMove] = [], _ holds: @escaping @MainActor () -> Bool
  ) -> Self {
    var copy = self
    copy.requirements.append(Requirement(name: name, moves: moves, holds: holds))
    return copy
  }

  /// Declares that the router builds the destination again each time, even if it's already visible.
  public func alwaysBuilt() -> Self {
    var copy = self
    copy.isAlwaysNew = true
    return copy
  }

  /// Declares that the destination may be refused in every state of the exploration.
  ///
  /// ```swift
  /// ExploredDestination("orders", routes.orders).mayAlwaysBeRefused()
  /// ```
  ///
  /// Otherwise it's a fault if the user never sees a destination because an interceptor, or a
  /// screen that must not go, refuses it wherever the explorer asks for it.
  public func mayAlwaysBeRefused() -> Self {
    var copy = self
    copy.mayBeRefused = true
    return copy
  }

  /// Declares that the destination comes on top: building it removes nothing from the screen except
  /// alerts.
  public func removingNothing() -> Self {
    var copy = self
    copy.removesNothing = true
    return copy
  }
}

import PortableUIKit
import StepRouter

/// A screen with its context that an ``Explorer`` asks for in every state, and what must hold for
/// it.
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

  /// How it is called in reports.
  public let name: String
  /// Where the destination is declared.
  public var location: CodeLocation { step.location }
  // A target's step need not be made for an attempt that does not ask for it.
  var step: StepReference { reference() }
  private let reference: @MainActor () -> StepReference
  let ask: @MainActor (Asking) -> Navigation
  let plan: @MainActor (any Router) -> Result<RoutingPlan, RoutingError>
  /// Whether a view controller is this screen and shows its context.
  let isShown: @MainActor (UIViewController) -> Bool
  private let describe: @MainActor () -> RouteDescription
  private(set) var requirements: [Requirement] = []
  private(set) var isAlwaysNew = false
  private(set) var removesNothing = false
  var tellsLeaves = false
  var awaiting: Awaiting?

  /// What the destination's chain is made of.
  package var chain: RouteDescription { describe() }

  /// What a router is asked with.
  struct Asking {
    let router: any Router
    let observer: any RoutingObserver
    let completion: @MainActor (Ending) -> Void
  }

  /// What must hold where the destination is visible.
  struct Requirement {
    let name: String
    let moves: [UserMove]
    let holds: @MainActor () -> Bool
  }

  /// A destination and its context.
  ///
  /// - Parameters:
  ///   - name: Its name in reports.
  ///   - step: The destination.
  ///   - context: What it is asked for with.
  ///   - shows: Whether the screen shows the context. A `ContextChecking` screen that the
  ///     context fits is asked in any case.
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

  /// A destination without a context.
  public init<Screen: UIViewController>(
    _ name: String, _ step: DestinationStep<Screen, Void>,
    shows: @escaping @MainActor (Screen) -> Bool = { _ in true }
  ) {
    self.init(name, step, with: ()) { screen, _ in shows(screen) }
  }

  /// A destination whose optional context is not given.
  public init<Screen: UIViewController>(
    _ name: String, _ step: DestinationStep<Screen, Any?>,
    shows: @escaping @MainActor (Screen) -> Bool = { _ in true }
  ) {
    self.init(name, step, with: nil) { screen, _ in shows(screen) }
  }

  /// A destination that has its context already, such as a link's. One of a target that is made when
  /// it is first needed (`Target(_:with:)`) spares the attempts that ask for others its declaration.
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
  /// Says what must hold where the destination is visible: it is never reached where it does not,
  /// and an interceptor that refuses it there does what was declared.
  ///
  /// - Parameters:
  ///   - name: What is required, for reports: “a login”.
  ///   - moves: What the user does when an interceptor asks, so that it holds. The
  ///     navigation must then end on its screen.
  ///   - holds: Whether it holds now.
  public func requiring(
    _ name: String, fulfilledBy moves: [UserMove] = [], _ holds: @escaping @MainActor () -> Bool
  ) -> Self {
    var copy = self
    copy.requirements.append(Requirement(name: name, moves: moves, holds: holds))
    return copy
  }

  /// Says that the destination is built anew each time, also where it is visible already.
  public func alwaysBuilt() -> Self {
    var copy = self
    copy.isAlwaysNew = true
    return copy
  }

  /// Says that the destination comes on top: where it is built, nothing of what was there goes, but
  /// alerts.
  public func removingNothing() -> Self {
    var copy = self
    copy.removesNothing = true
    return copy
  }
}

import PortableUIKit

/// Brings a destination on screen, wherever the user is.
///
/// Apps use ``DefaultRouter``. Conform to this protocol for a router that decorates another, for
/// example one that records what was asked for:
///
/// ```swift
/// struct RecordingRouter: Router {
///   let router: any Router
///   let record: (CodePlace) -> Void
///
///   func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
///     record(request.origin)
///     return router.perform(request)
///   }
/// }
/// ```
@MainActor
public protocol Router {
  /// Carries the request out. `request.completion` is called exactly once, whatever happens.
  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation
}

/// All that a router is told when it is asked for a screen.
@MainActor
public struct NavigationRequest<Screen: UIViewController, Context> {
  /// What is called when the navigation has ended.
  public typealias Completion =
    @MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void

  /// The destination.
  public let step: DestinationStep<Screen, Context>
  /// What it is asked for with.
  public let context: Context
  /// Whether the last movement is animated.
  public var animated: Bool
  /// What is called, once, when the navigation has ended.
  public var completion: Completion?
  /// Where in the app's source the request was made.
  public let origin: CodePlace
  /// Guards that stand before the destination's own. A decorating router adds its own here.
  public var interceptors: [any RoutingInterceptor<Void>] {
    get { furtherInterceptors ?? [] }
    set { furtherInterceptors = newValue.isEmpty ? nil : newValue }
  }
  /// Who is told of the decisions of this navigation, besides the router's own observers.
  public var observers: [any RoutingObserver] {
    get { furtherObservers ?? [] }
    set { furtherObservers = newValue.isEmpty ? nil : newValue }
  }

  // Most requests have neither.
  @usableFromInline var furtherInterceptors: [any RoutingInterceptor<Void>]?
  @usableFromInline var furtherObservers: [any RoutingObserver]?

  /// A request for a destination.
  @inlinable
  public init(
    step: DestinationStep<Screen, Context>, context: Context, animated: Bool = true,
    completion: Completion? = nil, origin: CodePlace
  ) {
    self.step = step
    self.context = context
    self.animated = animated
    self.completion = completion
    self.origin = origin
  }
}

/// How a navigation came to its screen.
@MainActor
public struct NavigationOutcome<Screen: UIViewController> {
  /// The destination's view controller.
  public let viewController: Screen
  /// What had to be done.
  public let kind: NavigationKind
  /// What was planned, and done.
  public let plan: RoutingPlan
}

/// What a navigation had to do to show its destination.
public enum NavigationKind: String, Sendable, Codable {
  /// It was visible; nothing moved.
  case alreadyVisible
  /// It was there and was brought to the front.
  case revealed
  /// Something was built.
  case built
}

import PortableUIKit

/// All that a router is told when it is asked for a screen. A router that decorates another changes
/// it on the way:
///
/// ```swift
/// var calm = request
/// calm.animated = false
/// router.perform(calm)
/// ```
@MainActor
public struct NavigationRequest<Screen: UIViewController, Context> {
  /// The closure that is called when the navigation has ended.
  public typealias Completion =
    @MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void

  /// The destination, without its context.
  public let step: DestinationStep<Screen, Context>
  /// Whether the last movement is animated.
  public var animated: Bool
  /// Whether view controllers that would refuse to go are told, and not asked; see
  /// ``Router/discarding``.
  public var isDiscarding = false
  /// Called once when the navigation has ended.
  public var completion: Completion?
  /// Where in the app's source the navigation was asked for.
  public let origin: CodeLocation
  /// Interceptors that are asked before the destination's own. A router that decorates another adds
  /// its own here.
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

  /// What the navigation passes to the screen.
  public let context: Context

  /// A request for a destination.
  @inlinable
  public init(
    step: DestinationStep<Screen, Context>, context: Context, animated: Bool = true,
    completion: Completion? = nil, origin: CodeLocation
  ) {
    self.step = step
    self.context = context
    self.animated = animated
    self.completion = completion
    self.origin = origin
  }
}

extension NavigationRequest {
  /// The same request for another destination.
  func to(_ step: DestinationStep<Screen, Context>) -> Self {
    var copy = Self(
      step: step, context: context, animated: animated, completion: completion, origin: origin)
    copy.isDiscarding = isDiscarding
    copy.furtherInterceptors = furtherInterceptors
    copy.furtherObservers = furtherObservers
    return copy
  }
}

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
@frozen
public struct NavigationRequest<Screen: UIViewController, Context> {
  /// The closure that is called when the navigation has ended.
  public typealias Completion =
    @MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void

  /// The destination, without its context.
  public let step: DestinationStep<Screen, Context>
  /// Whether the last movement is animated.
  public var animated: Bool {
    get { manner.isAnimated }
    set { manner = RequestManner(isAnimated: newValue, isDiscarding: isDiscarding) }
  }
  /// Whether view controllers that would refuse to go are told, and not asked; see
  /// ``Router/discarding``.
  public var isDiscarding: Bool {
    get { manner.isDiscarding }
    set { manner = RequestManner(isAnimated: animated, isDiscarding: newValue) }
  }
  @usableFromInline var manner: RequestManner
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
    manner = RequestManner(isAnimated: animated)
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

/// How a navigation is to be made. It is one byte, since every request is taken apart and passed on.
@frozen
@usableFromInline
struct RequestManner: Sendable {
  @usableFromInline let bits: UInt8

  @inlinable
  init(isAnimated: Bool, isDiscarding: Bool = false) {
    bits = (isAnimated ? 1 : 0) | (isDiscarding ? 2 : 0)
  }

  var isAnimated: Bool { bits & 1 != 0 }
  var isDiscarding: Bool { bits & 2 != 0 }
}

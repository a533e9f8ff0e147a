import PortableUIKit

/// A request to a router for a screen. A decorating router can change it before passing it on:
///
/// ```swift
/// var calm = request
/// calm.animated = false
/// router.perform(calm)
/// ```
@MainActor
@frozen
public struct NavigationRequest<Screen: UIViewController, Context> {
  /// The closure that the router calls when the navigation has ended.
  public typealias Completion =
    @MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void

  /// The destination, without its context.
  public let step: DestinationStep<Screen, Context>
  /// Whether the last movement is animated.
  public var animated: Bool {
    get { manner.isAnimated }
    set { manner = RequestManner(isAnimated: newValue, isDiscarding: isDiscarding) }
  }
  /// Whether the router only informs view controllers that would refuse to leave, instead of asking
  /// them; see ``Router/discarding``.
  public var isDiscarding: Bool {
    get { manner.isDiscarding }
    set { manner = RequestManner(isAnimated: animated, isDiscarding: newValue) }
  }
  @usableFromInline var manner: RequestManner
  /// A closure to call once when the navigation has ended.
  public var completion: Completion?
  /// The place in the app's source that makes the request.
  public let origin: CodeLocation
  /// Interceptors that run before the destination's own. A decorating router adds its own here.
  public var interceptors: [any RoutingInterceptor<Void>] {
    get { furtherInterceptors ?? [] }
    set { furtherInterceptors = newValue.isEmpty ? nil : newValue }
  }
  /// Observers of this navigation's decisions, besides the router's own observers.
  public var observers: [any RoutingObserver] {
    get { furtherObservers ?? [] }
    set { furtherObservers = newValue.isEmpty ? nil : newValue }
  }

  // Most requests have neither.
  @usableFromInline var furtherInterceptors: [any RoutingInterceptor<Void>]?
  @usableFromInline var furtherObservers: [any RoutingObserver]?

  /// The context the navigation passes to the screen.
  public let context: Context

  /// Creates a request for a destination.
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
  /// Returns the same request for another destination.
  func to(_ step: DestinationStep<Screen, Context>) -> Self {
    var copy = Self(
      step: step, context: context, animated: animated, completion: completion, origin: origin)
    copy.isDiscarding = isDiscarding
    copy.furtherInterceptors = furtherInterceptors
    copy.furtherObservers = furtherObservers
    return copy
  }
}

/// A request's options, packed into one byte because the router unpacks and forwards every request.
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

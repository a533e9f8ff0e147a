import PortableUIKit

/// A router that doesn't ask view controllers whether they may leave, so they can't stop its
/// navigations.
///
/// ```swift
/// func logOut(by router: DiscardingRouter) {
///   router.navigate(to: bag)
/// }
/// ```
///
/// You get it from another router with ``Router/discarding``.
@MainActor
public struct DiscardingRouter: RouterDecorator {
  /// The router that performs the requests.
  public let router: any Router

  /// Creates a router that passes its requests on, so that they don't ask view controllers whether
  /// they may leave.
  public init(router: any Router) { self.router = router }

  /// Passes the request on with `isDiscarding` set to true.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    var discarding = request
    discarding.isDiscarding = true
    return router.perform(discarding)
  }

  /// Returns the other router's plan, with no view controllers to ask.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    try router.plan(to: step, with: context).askingNobody
  }
}

extension Router {
  /// This router, for navigations that must go through, such as a log-out.
  ///
  /// ```swift
  /// router.discarding.navigate(to: bag)
  /// ```
  ///
  /// The router doesn't ask view controllers that would refuse to leave, or would ask their users
  /// first. Instead, it calls `willBeDiscarded(for:)` on each, the topmost first, before anything
  /// moves. The rest stays the same: interceptors run, and the navigation takes its turn. It works
  /// for closing, links and results too.
  public var discarding: DiscardingRouter { DiscardingRouter(router: self) }
}

import PortableUIKit

/// A router whose navigations go through: nobody is asked whether they may go.
///
/// ```swift
/// func logOut(by router: DiscardingRouter) {
///   router.navigate(to: bag)
/// }
/// ```
///
/// You get it from another router: ``Router/discarding``.
@MainActor
public struct DiscardingRouter: RouterDecorator {
  /// The router that it passes requests on to.
  public let router: any Router

  /// Asks the other router, with requests for which nobody is asked.
  public init(router: any Router) { self.router = router }

  /// Passes the request on, so that nobody is asked.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    var discarding = request
    discarding.isDiscarding = true
    return router.perform(discarding)
  }

  /// The other router's plan, by which nobody is asked.
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
  /// View controllers that would refuse to go, or ask their users first, are told:
  /// `willBeDiscarded(for:)` is called on each, the topmost first, before anything moves. Everything
  /// else is as ever: interceptors are asked, and the navigation takes its turn. It works for closing,
  /// links and results too.
  public var discarding: DiscardingRouter { DiscardingRouter(router: self) }
}

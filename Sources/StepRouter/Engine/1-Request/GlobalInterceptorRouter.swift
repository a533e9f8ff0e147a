import PortableUIKit

/// A router that puts interceptors before every destination of another router.
///
/// ```swift
/// let router = GlobalInterceptorRouter(router: DefaultRouter(), interceptors: [MaintenanceInterceptor()])
/// ```
///
/// They run before the destination's own, once a navigation, and end it if they fail.
@MainActor
public struct GlobalInterceptorRouter: Router {
  package let router: any Router
  private var interceptors: [any RoutingInterceptor<Void>]

  /// Decorates a router.
  public init(router: any Router, interceptors: [any RoutingInterceptor<Void>] = []) {
    self.router = router
    self.interceptors = interceptors
  }

  /// A router with a further interceptor.
  public func adding(_ interceptor: some RoutingInterceptor<Void>) -> Self {
    var copy = self
    copy.interceptors.append(interceptor)
    return copy
  }

  /// Passes the request on, guarded.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    var guarded = request
    guarded.interceptors = interceptors + request.interceptors
    return router.perform(guarded)
  }
}

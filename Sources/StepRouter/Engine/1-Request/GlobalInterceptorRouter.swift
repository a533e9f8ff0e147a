import PortableUIKit

/// A router that asks interceptors before every destination of another router.
///
/// ```swift
/// let router = GlobalInterceptorRouter(
///   router: DefaultRouter(), interceptors: [MaintenanceInterceptor()])
/// ```
///
/// They are asked once in a navigation, before the destination's own, and end it if they fail.
@MainActor
public struct GlobalInterceptorRouter: RouterDecorator {
  /// The router whose destinations are intercepted.
  public let router: any Router
  private var interceptors: [any RoutingInterceptor<Void>]

  /// Puts the interceptors before those of the router's destinations.
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

  /// Adds the interceptors to the request and passes it on.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    var intercepted = request
    intercepted.interceptors = interceptors + request.interceptors
    return router.perform(intercepted)
  }
}

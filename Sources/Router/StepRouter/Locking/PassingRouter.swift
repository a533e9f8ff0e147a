import PortableUIKit

/// A router whose navigations go past a lock.
///
/// ```swift
/// func showHelp(by router: PassingRouter) {
///   router.navigate(to: forgotPIN)
/// }
/// ```
///
/// You get it from another router, if you have the lock: ``Router/passing(_:)``.
@MainActor
public struct PassingRouter: RouterDecorator {
  /// The router that it passes requests on to.
  public let router: any Router
  private let lock: RoutingLock

  /// Asks the other router, with requests that the lock doesn't hold back.
  public init(router: any Router, lock: RoutingLock) {
    self.router = router
    self.lock = lock
  }

  /// Passes the request on, so that it goes past the lock.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    LockPass.asking(past: lock) { router.perform(request) }
  }

  /// The other router's plan, which the lock doesn't hold back.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    try LockPass.asking(past: lock) { () throws(RoutingError) in
      try router.plan(to: step, with: context)
    }
  }
}

extension Router {
  /// This router, for navigations that go past a lock: those with which its screen lets the user in.
  ///
  /// ```swift
  /// router.passing(pin.routingLock).navigate(to: forgotPIN)
  /// ```
  ///
  /// They may cover the lock's screen, and even remove it: whoever has the lock has the key. Other
  /// locks hold them back as ever.
  public func passing(_ lock: RoutingLock) -> PassingRouter {
    PassingRouter(router: self, lock: lock)
  }
}

import PortableUIKit

/// A router whose navigations go past a lock.
///
/// ```swift
/// func showHelp(by router: PassingRouter) {
///   router.navigate(to: forgotPIN)
/// }
/// ```
///
/// If you have the lock, get this router from another one with ``Router/passing(_:)``.
@MainActor
public struct PassingRouter: RouterDecorator {
  /// The router that performs the requests.
  public let router: any Router
  private let lock: RoutingLock

  /// Makes a router that passes requests on to another router, past the lock.
  public init(router: any Router, lock: RoutingLock) {
    self.router = router
    self.lock = lock
  }

  /// Passes the request on, past the lock.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    LockPass.asking(past: lock) { router.perform(request) }
  }

  /// Returns the other router's plan, which the lock doesn't hold back.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    try LockPass.asking(past: lock) { () throws(RoutingError) in
      try router.plan(to: step, with: context)
    }
  }
}

extension Router {
  /// Returns a router whose navigations go past a lock. A locking screen uses it to let the user
  /// in.
  ///
  /// ```swift
  /// router.passing(pin.routingLock).navigate(to: forgotPIN)
  /// ```
  ///
  /// These navigations may cover the lock's screen, and even remove it: if you have the lock, you
  /// have the key. Other locks still hold them back.
  public func passing(_ lock: RoutingLock) -> PassingRouter {
    PassingRouter(router: self, lock: lock)
  }
}

import PortableUIKit
import StepRouter

/// Knows whether a navigation is going on, for the ``SingleNavigationRouter``s that share it.
///
/// ```swift
/// let lock = SingleNavigationLock()
/// ```
@MainActor
public final class SingleNavigationLock {
  fileprivate var current: StepReference?

  /// A lock that is open.
  public init() {}

  /// Whether a navigation is going on.
  public var isNavigationInProgress: Bool { current != nil }
}

/// A router that refuses what is asked for while a navigation is going on, in the older spelling. New
/// code says `DefaultRouter(policy: .reject)`.
///
/// ```swift
/// let single = SingleNavigationRouter(router: router, lock: SingleNavigationLock())
/// ```
///
/// A navigation that waits for an interceptor is going on, too.
@MainActor
public struct SingleNavigationRouter: RouterDecorator {
  /// The router that carries requests out.
  public let router: any Router
  private let lock: SingleNavigationLock

  /// A router that lets one navigation pass at a time.
  public init(router: any Router, lock: SingleNavigationLock) {
    self.router = router
    self.lock = lock
  }

  /// Passes the request on, or refuses it with `RoutingError.busy`.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    guard !lock.isNavigationInProgress else {
      let navigation = Navigation()
      navigation.finish()
      request.completion?(.failure(.busy(request.step.reference, .rejected)))
      return navigation
    }
    lock.current = request.step.reference
    var single = request
    single.completion = { [lock] result in
      lock.current = nil
      request.completion?(result)
    }
    return router.perform(single)
  }
}

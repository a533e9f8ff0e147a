import PortableUIKit
import StepRouter

/// Tracks whether a navigation is in progress, for the ``SingleNavigationRouter``s that share it.
///
/// ```swift
/// let lock = SingleNavigationLock()
/// ```
@MainActor
public final class SingleNavigationLock {
  fileprivate var current: StepReference?

  /// Creates an open lock.
  public init() {}

  /// Whether a navigation is in progress.
  public var isNavigationInProgress: Bool { current != nil }
}

/// A router that refuses requests while a navigation is in progress, in the older spelling. In new
/// code, use `DefaultRouter(policy: .reject)`.
///
/// ```swift
/// let single = SingleNavigationRouter(router: router, lock: SingleNavigationLock())
/// ```
///
/// A navigation that waits for an interceptor counts as in progress.
@MainActor
public struct SingleNavigationRouter: RouterDecorator {
  /// The router that performs requests.
  public let router: any Router
  private let lock: SingleNavigationLock

  /// Creates a router that lets one navigation pass at a time.
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

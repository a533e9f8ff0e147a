import PortableUIKit
import StepRouter

/// Shows routes, one movement at a time. ``StepPresenter`` does this with the router,
/// ``RoutableStack`` by calling your `Routable`s.
///
/// ```swift
/// let driver = RouteDriver(StepPresenter(router: router, map: map, base: tabs.with(())))
/// ```
@MainActor
public protocol RoutePresenter: AnyObject {
  /// Returns the route after the next movement; the whole wanted route if one movement is enough.
  func next(from shown: Route, to wanted: Route) -> Route

  /// Makes the movement, and calls `completion` once when it has ended.
  func move(
    from shown: Route, to next: Route, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)

  /// Skips the part of the movement that hasn't begun, because the driver wants another route or
  /// the time limit has passed. Does nothing by default.
  func giveUp()

  /// The route on screen, if the presenter can read it. Nil by default.
  var knownRoute: Route? { get }

  /// The user's place, for saving, if the presenter can read it; see ``StepPresenter/place``. Nil
  /// by default: the driver then saves the route on screen.
  var knownPlace: [Route]? { get throws(RouteError) }

  /// Whether movements always end by themselves. False by default.
  var endsByItself: Bool { get }
}

extension RoutePresenter {
  /// Does nothing: the movement runs to its end.
  public func giveUp() {}
  /// Nil: the presenter can't read the route on screen.
  public var knownRoute: Route? { nil }
  /// Nil: the driver saves the route on screen.
  public var knownPlace: [Route]? { get throws(RouteError) { nil } }
  /// False: a movement may hang, so the driver waits only for a limited time.
  public var endsByItself: Bool { false }
}

import PortableUIKit
import StepRouter

/// Brings routes on screen, one movement at a time: ``StepPresenter`` by the router,
/// ``RoutableStack`` by asking view controllers.
///
/// ```swift
/// let driver = RouteDriver(StepPresenter(router: router, map: map, base: tabs.with(())))
/// ```
@MainActor
public protocol RoutePresenter: AnyObject {
  /// The route after the next movement; the whole wanted route if one movement does it all.
  func next(from shown: Route, to wanted: Route) -> Route

  /// Makes the movement. The completion is called once when it has ended.
  func move(
    from shown: Route, to next: Route, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)

  /// Leaves out what has not begun of the movement, because another route is wanted or its time is
  /// over. Does nothing by default.
  func giveUp()

  /// What is on screen, where the presenter can tell. Nil by default.
  var knownRoute: Route? { get }

  /// Where the user is, to be saved, where the presenter can tell; see ``StepPresenter/place``. Nil
  /// by default: the driver saves the route that is shown.
  var knownPlace: [Route]? { get throws(RouteError) }

  /// Whether its movements end by themselves in any case. False by default.
  var endsByItself: Bool { get }
}

extension RoutePresenter {
  /// Does nothing: the movement goes on to its end.
  public func giveUp() {}
  /// Nil: the presenter cannot tell what is on screen.
  public var knownRoute: Route? { nil }
  /// Nil: the place is the route that is shown.
  public var knownPlace: [Route]? { get throws(RouteError) { nil } }
  /// False: a movement may hang, so the driver stops waiting for it.
  public var endsByItself: Bool { false }
}

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
  /// What the next movement leads to; the whole route where all is one movement.
  func next(from shown: Route, to wanted: Route) -> Route

  /// Makes the movement. The completion is called once when it has ended.
  func move(
    from shown: Route, to next: Route, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)

  /// Leaves what has not begun of the movement: another route is wanted, or its time is over. Does
  /// nothing by default.
  func giveUp()

  /// What is on screen, where the presenter can tell. Nil by default.
  var knownRoute: Route? { get }

  /// Whether its movements end by themselves in any case. False by default.
  var endsByItself: Bool { get }
}

extension RoutePresenter {
  /// Nothing.
  public func giveUp() {}
  /// Nil.
  public var knownRoute: Route? { nil }
  /// False.
  public var endsByItself: Bool { false }
}

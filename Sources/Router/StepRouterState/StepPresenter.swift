import PortableUIKit
import StepRouter

/// Shows routes with the router: a whole route is one navigation, and the presenter reads the
/// current route from the screen.
///
/// ```swift
/// let presenter = StepPresenter(router: router, map: map, base: tabs.with(()))
/// let driver = RouteDriver(presenter)
/// driver.newState(RouteState(route: ["home", "product?id=42"]))
/// ```
///
/// Each element's base is the previous element; the first element stands on the presenter's base.
/// Screens that are already there stay, going back over several of them is one movement, and a tab
/// keeps its screens when the user leaves it. A view controller that a finder returns counts only
/// if it's at this position in the route.
@MainActor
public final class StepPresenter: RoutePresenter {
  /// The maximum number of elements. The presenter compares each of them with the whole route up to
  /// it.
  private static let lengthLimit = 256

  private let router: any Router
  private let map: RouteMap
  private let base: Target
  private let window: RouteWindow
  private var navigation: Navigation?
  private var watch: OvertakingWatch?
  /// Whether the driver has given up; an interceptor can cause that before `navigate` returns.
  private var isGivenUp = false

  /// Creates a presenter for the map's screens.
  ///
  /// - Parameters:
  ///   - router: Performs the navigations.
  ///   - map: The screens.
  ///   - base: The base of a route's first element.
  ///   - windowProvider: Provides the router's window. Pass it only for a custom router that
  ///     doesn't work in the key window.
  public init(
    router: any Router, map: RouteMap, base: Target, windowProvider: (any WindowProvider)? = nil
  ) {
    self.router = router
    self.map = map
    self.base = base
    window = RouteWindow(windowProvider, of: router)
  }

  /// The route to the visible screen; empty if the map recognizes nothing.
  public var visibleRoute: Route { RouteReader(map: map).visibleRoute(in: window.window) }

  /// The user's place, for saving: a route for each tab. The route of the visible tab, with its
  /// sheet, comes last.
  ///
  /// It's never empty. Throws a ``RouteError`` if there is no window, if the router works in
  /// another window, or if the map recognizes nothing on screen.
  ///
  /// ```swift
  /// try JSONEncoder().encode(presenter.place).write(to: file)
  /// ```
  public var place: [Route] {
    get throws(RouteError) {
      let place = RouteReader(map: map).place(in: try window.checked())
      if place.isEmpty { throw .unknownPlace }
      return place
    }
  }

  /// Returns the route as a target. Throws a ``RouteError`` if the route is malformed or too long,
  /// or if an element is unknown or lacks a parameter.
  public func target(
    for route: Route, fileID: String = #fileID, line: UInt = #line
  ) throws -> Target {
    try route.check()
    guard route.count <= Self.lengthLimit else {
      throw RouteError.tooLong(count: route.count, limit: Self.lengthLimit)
    }
    let reader = RouteReader(map: map)
    var target = base
    for (element, mark) in zip(route, RouteMark.marks(of: route)) {
      let screen = try map.screen(for: element)
      let place = RoutePlace(mark: mark, reader: reader, window: window)
      target = screen.from(
        target, changing: place, at: CodeLocation(fileID: fileID, line: line))
    }
    return target
  }

  /// Returns the whole wanted route, because one navigation is enough.
  public func next(from shown: Route, to wanted: Route) -> Route { wanted }

  /// Navigates to the route.
  public func move(
    from shown: Route, to next: Route, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    navigation = nil
    isGivenUp = false
    watch = OvertakingWatch(window.window, showing: visibleRoute)
    do {
      let begun = router.navigate(to: try target(for: next), animated: animated) { result in
        switch result {
        case .success: completion(.success)
        case .failure(let error): completion(.failure(error))
        }
      }
      navigation = begun
      watch?.noteBegun()
      if isGivenUp { begun.cancel() }
    } catch {
      completion(.failure(error))
    }
  }

  /// Cancels the navigation. The movement in progress finishes; the rest never happens.
  public func giveUp() {
    isGivenUp = true
    navigation?.cancel()
  }

  /// Returns true if other code has navigated since the beginning of the last movement, which has
  /// just ended.
  func isOvertaken(_ error: (any Error)?) -> Bool {
    watch?.isOvertaken(by: error, showing: visibleRoute) ?? false
  }

  /// The route on screen.
  public var knownRoute: Route? { visibleRoute }

  /// The user's place; throws if there is none to save.
  public var knownPlace: [Route]? { get throws(RouteError) { try place } }

  /// True: a navigation ends by itself, or waits for an interceptor, which may take as long as the
  /// user does.
  public var endsByItself: Bool { true }
}

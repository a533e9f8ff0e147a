import PortableUIKit
import StepRouter

/// Brings routes on screen by the router: a whole route is one navigation, and the screen itself
/// says what is shown.
///
/// ```swift
/// let presenter = StepPresenter(router: router, map: map, base: tabs.with(()))
/// let driver = RouteDriver(presenter)
/// driver.newState(RouteState(route: ["home", "product?id=42"]))
/// ```
///
/// The base of each element is the one before it; the first one has the presenter's base. Screens
/// that are there already stay, going back over several of them is one movement, and a tab that is
/// left keeps its screens. What a finder finds counts only if it is in this very route.
@MainActor
public final class StepPresenter: RoutePresenter {
  /// How many elements can stand on each other: each is compared with the whole route up to it.
  private static let lengthLimit = 256

  private let router: any Router
  private let map: RouteMap
  private let base: Target
  private let window: RouteWindow
  private var navigation: Navigation?
  private var watch: OvertakingWatch?
  /// An interceptor may give up a navigation that is only just being asked for.
  private var isGivenUp = false

  /// A presenter of the map's screens.
  ///
  /// - Parameters:
  ///   - router: What performs the navigations.
  ///   - map: The screens.
  ///   - base: The base of a route's first element.
  ///   - windowProvider: The window of the router. It need be said only for a router of the app's
  ///     own that does not work in the key window.
  public init(
    router: any Router, map: RouteMap, base: Target, windowProvider: (any WindowProvider)? = nil
  ) {
    self.router = router
    self.map = map
    self.base = base
    window = RouteWindow(windowProvider, of: router)
  }

  /// The route to what the user sees; empty where there is nothing that the map knows.
  public var visibleRoute: Route { routes(in: window.window).last ?? [] }

  /// Where the user is, to be saved: a route for each tab, the visible one, with its sheet, last.
  ///
  /// It is never empty. Throws a ``RouteError`` where there is no place to be told: without a
  /// window, in another window than the router's, and where the map knows nothing of what is on
  /// screen.
  ///
  /// ```swift
  /// try JSONEncoder().encode(presenter.place).write(to: file)
  /// ```
  public var place: [Route] {
    get throws(RouteError) {
      let place = routes(in: try window.checked())
      if place.isEmpty { throw .unknownPlace }
      return place
    }
  }

  private func routes(in window: UIWindow?) -> [Route] { RouteReader(map: map).place(in: window) }

  /// The route as a destination. Throws a ``RouteError`` where an element is unknown or lacks
  /// something.
  public func target(
    for route: Route, fileID: String = #fileID, line: UInt = #line
  ) throws -> Target {
    try route.check()
    guard route.count <= Self.lengthLimit else {
      throw RouteError.tooLong(count: route.count, limit: Self.lengthLimit)
    }
    let reader = RouteReader(map: map)
    var target = base
    for index in route.indices {
      let screen = try map.screen(for: route[index])
      let element = RoutePlace(route: Array(route[...index]), reader: reader, window: window)
      target = screen.from(
        target, changing: element, at: CodeLocation(fileID: fileID, line: line))
    }
    return target
  }

  /// The whole route, since one navigation does it all.
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

  /// Cancels the navigation: its movement in hand is finished, the rest left.
  public func giveUp() {
    isGivenUp = true
    navigation?.cancel()
  }

  /// Whether somebody else has navigated since the last movement began, which has just ended.
  func isOvertaken(_ error: (any Error)?) -> Bool {
    watch?.isOvertaken(by: error, showing: visibleRoute) ?? false
  }

  /// What is on screen.
  public var knownRoute: Route? { visibleRoute }

  /// The place; throws where there is none to be told.
  public var knownPlace: [Route]? { get throws(RouteError) { try place } }

  /// Its navigations end, or wait for an interceptor, which may take as long as the user does.
  public var endsByItself: Bool { true }
}

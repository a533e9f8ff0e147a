import PortableUIKit
import StepRouter

/// Makes the screen follow a state: moves from the route on screen to the wanted route, one
/// movement at a time.
///
/// ```swift
/// let driver = RouteDriver(presenter) { failure in log(failure.error) }
/// store.subscribe { state in driver.newState(state.routeState) }
/// ```
///
/// The driver waits for each movement, then plans the rest again, so a newer state overtakes an
/// older one and the rest of the older one never happens. A movement that fails or doesn't end in
/// time ends the attempt; nothing more moves until the next state.
@MainActor
public final class RouteDriver {
  /// The route on screen, as the presenter reads it, or else the part of it that is certain. After
  /// a movement that doesn't answer in time, the route ends below the elements that the movement
  /// was changing.
  public var shown: Route { presenter.knownRoute ?? reached }
  /// The route to show.
  public private(set) var wanted: Route

  /// The type of the activities that store the place.
  let placeActivityType: String
  private let presenter: any RoutePresenter
  private let timeLimit: Duration?
  private let onFailure: @MainActor (RouteFailure) -> Void
  private var animated = true
  /// The route from which the next movement starts.
  private var reached: Route
  /// Whether a movement is in progress.
  private var isMoving = false
  /// Whether the wanted route has failed.
  private var hasFailed = false
  private var isGoingOn = false
  /// The routes to show next, in reverse order.
  private var further: [Route] = []
  private var waiting: [@MainActor () -> Void] = []

  /// Creates a driver, and shows the state at once.
  ///
  /// - Parameters:
  ///   - presenter: Shows the routes.
  ///   - state: The first state; nil to leave the screen as it is.
  ///   - stuckAfter: The time limit of a movement, in seconds, for a presenter whose movements
  ///     don't end by themselves. Infinity or NaN means no limit.
  ///   - placeActivityType: The type of the activities that store the place, for
  ///     ``stateRestorationActivity``; by default, the bundle's identifier followed by “.place”.
  ///   - onFailure: Called for each attempt that fails.
  public init(
    _ presenter: any RoutePresenter, state: RouteState? = nil, stuckAfter: TimeInterval = 3,
    placeActivityType: String? = nil,
    onFailure: @escaping @MainActor (RouteFailure) -> Void = { _ in }
  ) {
    self.presenter = presenter
    self.placeActivityType = placeActivityType ?? SavedPlace.defaultActivityType
    self.onFailure = onFailure
    timeLimit = Duration(timeLimit: stuckAfter)
    reached = presenter.knownRoute ?? []
    wanted = reached
    if let state { newState(state) }
  }

  /// Sets the state to show. Nothing moves if its route is already on screen. While a movement is
  /// in progress, the state waits for its end.
  public func newState(_ state: RouteState) {
    further = []
    want(state.route, animated: state.animated)
  }

  /// Shows one route after another, as stored in a place: a route for each tab, the visible one
  /// last.
  ///
  /// ```swift
  /// driver.restore(try JSONDecoder().decode([Route].self, from: json))
  /// ```
  ///
  /// If a route fails, the driver reports it and goes on to the next. A newer state overtakes them
  /// all. So does other code that navigates meanwhile, for example during a login: the driver then
  /// finishes the current route and drops the rest.
  public func restore(_ place: [Route], animated: Bool = false) {
    guard let first = place.first else { return }
    further = place.dropFirst().reversed()
    want(first, animated: animated)
  }

  /// Tells the driver that the user has moved to this route. A state with the same route then moves
  /// nothing.
  ///
  /// ```swift
  /// driver.follow(presenter.visibleRoute)        // after Back, a tap on a tab, a swipe
  /// ```
  ///
  /// The driver ignores this call during its own movements.
  public func follow(_ route: Route) {
    guard !isMoving else { return }
    further = []
    reached = route
    wanted = route
  }

  /// Returns when no movement is left, or the wanted route has failed.
  public func settled() async {
    await withCheckedContinuation { continuation in whenSettled { continuation.resume() } }
  }

  /// Whether a movement is in progress, or the next one is about to begin.
  var isBusy: Bool { isMoving || isGoingOn }

  func whenSettled(_ action: @escaping @MainActor () -> Void) {
    if isBusy { waiting.append(action) } else { action() }
  }

  /// Reports an error that prevented any attempt.
  func report(_ error: RouteError, wanted: Route = []) {
    onFailure(RouteFailure(shown: shown, wanted: wanted, error: error))
  }

  /// The user's place, for saving: ``StepPresenter/place`` or, with `Routable`s, the single route
  /// on screen.
  ///
  /// ```swift
  /// try JSONEncoder().encode(driver.place).write(to: file)
  /// ```
  public var place: [Route] {
    get throws(RouteError) {
      if let place = try presenter.knownPlace { return place }
      if shown.isEmpty { throw .unknownPlace }
      return [shown]
    }
  }

  private func want(_ route: Route, animated: Bool) {
    self.animated = animated
    hasFailed = false
    let isOvertaken = route != wanted
    wanted = route
    guard !isMoving else { return isOvertaken ? presenter.giveUp() : () }
    reached = presenter.knownRoute ?? reached
    goOn()
  }

  /// Makes movements until one is in progress, or nothing is left to do. After a movement that ends
  /// at once, the next one starts from this loop, not from the completion, so the call stack
  /// doesn't grow.
  private func goOn() {
    guard !isGoingOn else { return }
    isGoingOn = true
    while !isMoving, makeNextMovement() {}
    isGoingOn = false
    if !isMoving { settle() }
  }

  private func makeNextMovement() -> Bool {
    if reached == wanted || hasFailed {
      guard let next = further.popLast() else { return false }
      wanted = next
      hasFailed = false
      return true
    }
    do throws(RouteError) {
      try wanted.check()
      move(to: presenter.next(from: reached, to: wanted), for: wanted)
    } catch {
      fail(error, wanted)
    }
    return true
  }

  private func move(to next: Route, for attempted: Route) {
    let gate = CompletionGate(onFurtherCall: nil) { [self] answer in
      isMoving = false
      ended(answer, next: next, attempted: attempted)
      goOn()
    }
    isMoving = true
    presenter.move(from: reached, to: next, animated: animated, completion: gate.handler)
    if let timeLimit, !presenter.endsByItself { gate.giveUp(after: timeLimit, on: nil) }
  }

  private func ended(_ answer: CompletionGate.Answer, next: Route, attempted: Route) {
    switch answer {
    case .result(.success):
      leaveOutRestIfOvertaken(nil)
      reached = next
    case .result(.failure(let error)):
      leaveOutRestIfOvertaken(error)
      fail(error, attempted)
    case .dropped, .timedOut:
      presenter.giveUp()
      reached = zip(reached, next).prefix { $0 == $1 }.map(\.0)
      fail(RouteError.stuck, attempted, endsNewerStates: true)
    }
  }

  /// Drops the remaining routes if other code navigated during the movement, so that the screen of
  /// that navigation stays.
  private func leaveOutRestIfOvertaken(_ error: (any Error)?) {
    guard !further.isEmpty, let presenter = presenter as? StepPresenter else { return }
    if presenter.isOvertaken(error) { further = [] }
  }

  /// Reports a failure. If a newer state is waiting, the driver goes on to it, unless the older one
  /// is stuck.
  private func fail(_ error: any Error, _ attempted: Route, endsNewerStates: Bool = false) {
    reached = presenter.knownRoute ?? reached
    hasFailed = endsNewerStates || wanted == attempted
    if case RoutingError.cancelled = error, !hasFailed { return }
    onFailure(RouteFailure(shown: shown, wanted: attempted, error: error))
  }

  private func settle() {
    let waiting = self.waiting
    self.waiting = []
    for action in waiting { action() }
  }
}

extension Duration {
  /// Creates a duration from a time limit; nil for NaN or a limit that's practically infinite.
  fileprivate init?(timeLimit seconds: TimeInterval) {
    // Treat a hundred years or more as no limit.
    guard seconds < 3_155_760_000 else { return nil }
    self = .seconds(max(0, seconds))
  }
}

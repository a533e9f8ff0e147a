import PortableUIKit
import StepRouter

/// Makes the screen follow a state: brings what is shown to what is wanted, one movement after the
/// other.
///
/// ```swift
/// let driver = RouteDriver(presenter) { failure in log(failure.error) }
/// store.subscribe { state in driver.newState(state.routeState) }
/// ```
///
/// The driver waits for each movement and then plans the rest anew. So a newer state overtakes an
/// older one, whose rest is left out. A movement that fails, or does not end in time, ends the
/// attempt; nothing more moves until the next state.
@MainActor
public final class RouteDriver {
  /// The route that is shown: what the presenter reads from the screen, or else as much of what was
  /// achieved as is certainly there. A movement that is not answered in time leaves open what it
  /// was to change, so this ends below that.
  public var shown: Route { presenter.knownRoute ?? reached }
  /// The route that is to be shown.
  public private(set) var wanted: Route

  /// The type of the activities in which the place is saved.
  let placeActivityType: String
  private let presenter: any RoutePresenter
  private let timeLimit: Duration?
  private let onFailure: @MainActor (RouteFailure) -> Void
  private var animated = true
  /// From where the next movement goes on.
  private var reached: Route
  /// The movement that is being made.
  private var isMoving = false
  /// Whether what is wanted could not be had.
  private var hasFailed = false
  private var isGoingOn = false
  /// Routes that are to be shown afterwards, the next one last.
  private var further: [Route] = []
  private var waiting: [@MainActor () -> Void] = []

  /// A driver, which presents the state at once.
  ///
  /// - Parameters:
  ///   - presenter: What brings routes on screen.
  ///   - state: What is wanted first; nothing by default.
  ///   - stuckAfter: How long a movement may take, in seconds, for a presenter whose movements do
  ///     not end by themselves. As long as it likes where this is infinite, or no number at all.
  ///   - placeActivityType: The type of the activities in which the place is saved, for
  ///     ``stateRestorationActivity``; the bundle's identifier with “.place” by default.
  ///   - onFailure: Told of each attempt that failed.
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

  /// Says what is wanted now. Nothing moves where that is shown already; while something moves, the
  /// state waits until that has ended.
  public func newState(_ state: RouteState) {
    further = []
    want(state.route, animated: state.animated)
  }

  /// Sets one route after the other, as a place is saved: one route for each tab, the visible one
  /// last.
  ///
  /// ```swift
  /// driver.restore(try JSONDecoder().decode([Route].self, from: json))
  /// ```
  ///
  /// A route that fails is reported, and the next one is set. A newer state overtakes them all. So
  /// does whoever asks the router for another screen, such as while a login is in the way: the route
  /// that is being set then is the last.
  public func restore(_ place: [Route], animated: Bool = false) {
    guard let first = place.first else { return }
    further = place.dropFirst().reversed()
    want(first, animated: animated)
  }

  /// Says that the user has moved to this route. Setting the same state then moves nothing.
  ///
  /// ```swift
  /// driver.follow(presenter.visibleRoute)        // after Back, a tap on a tab, a swipe
  /// ```
  ///
  /// While the driver itself moves something it is not listened to.
  public func follow(_ route: Route) {
    guard !isMoving else { return }
    further = []
    reached = route
    wanted = route
  }

  /// Returns when nothing is left to do, or what is wanted could not be had.
  public func settled() async {
    await withCheckedContinuation { continuation in whenSettled { continuation.resume() } }
  }

  func whenSettled(_ action: @escaping @MainActor () -> Void) {
    if isMoving || isGoingOn { waiting.append(action) } else { action() }
  }

  /// Tells of what could not even be attempted.
  func report(_ error: RouteError, wanted: Route = []) {
    onFailure(RouteFailure(shown: shown, wanted: wanted, error: error))
  }

  /// Where the user is, to be saved: as ``StepPresenter/place``, or with `Routable`s the one route
  /// that is shown.
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

  /// Goes on until something moves, or nothing is left to do. What ends at once is gone on from
  /// here, not from within its end, or the stack would grow with each.
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

  /// Whoever has asked for another screen during the movement stays there.
  private func leaveOutRestIfOvertaken(_ error: (any Error)?) {
    guard !further.isEmpty, let presenter = presenter as? StepPresenter else { return }
    if presenter.isOvertaken(error) { further = [] }
  }

  /// A newer state goes on where an older one failed, unless that is stuck.
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
  /// A time that can be waited for; nil for one that is too long to end, or no number.
  fileprivate init?(timeLimit seconds: TimeInterval) {
    // A limit of a hundred years or more is none.
    guard seconds < 3_155_760_000 else { return nil }
    self = .seconds(max(0, seconds))
  }
}

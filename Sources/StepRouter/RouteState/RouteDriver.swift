import PortableUIKit

/// Makes the screen follow a state: brings what is shown to what is wanted, one movement after the
/// other.
///
/// ```swift
/// let driver = RouteDriver(presenter) { failure in log(failure.error) }
/// store.subscribe { state in driver.newState(state.route) }
/// ```
///
/// Each movement is waited for, and the way is looked for anew after it: a newer state overtakes an
/// older one, whose rest is not performed. A movement that fails, or does not end in time, ends the
/// attempt; nothing more moves until the next state.
@MainActor
public final class RouteDriver {
  /// The route that was really achieved.
  public private(set) var shown: Route
  /// The route that is to be shown.
  public private(set) var wanted: Route

  private let presenter: any RoutePresenter
  private let timeLimit: Duration
  private let onFailure: @MainActor (RouteFailure) -> Void
  private var animated = true
  /// The movement that is being made.
  private var isMoving = false
  /// Whether what is wanted could not be had.
  private var hasFailed = false
  /// Routes that are to be shown afterwards.
  private var further: [Route] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A driver, which presents the state at once.
  ///
  /// - Parameters:
  ///   - presenter: What brings routes on screen.
  ///   - state: What is wanted first; nothing by default.
  ///   - stuckAfter: How long a movement may take, in seconds, for a presenter whose movements do not
  ///     end by themselves.
  ///   - onFailure: Told of each attempt that failed.
  public init(
    _ presenter: any RoutePresenter, state: RouteState? = nil, stuckAfter: TimeInterval = 3,
    onFailure: @escaping @MainActor (RouteFailure) -> Void = { _ in }
  ) {
    self.presenter = presenter
    self.onFailure = onFailure
    timeLimit = .seconds(stuckAfter)
    shown = presenter.knownRoute ?? []
    wanted = shown
    if let state { newState(state) }
  }

  /// Says what is wanted now. Nothing moves where that is shown already; while something moves, the
  /// state waits until that has ended.
  public func newState(_ state: RouteState) {
    further = []
    want(state.route, animated: state.animated)
  }

  /// Sets one route after the other, as an app's place is saved: one route a tab, the visible one last.
  ///
  /// ```swift
  /// driver.restore(try JSONDecoder().decode([Route].self, from: data))
  /// ```
  ///
  /// A route that fails is told, and the next one set. A newer state overtakes them all.
  public func restore(_ place: [Route], animated: Bool = false) {
    guard let first = place.first else { return }
    further = Array(place.dropFirst())
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
    shown = route
    wanted = route
  }

  /// Returns when nothing is left to do, or what is wanted could not be had.
  public func settled() async {
    if !isMoving { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func want(_ route: Route, animated: Bool) {
    self.animated = animated
    hasFailed = false
    let isOvertaken = route != wanted
    wanted = route
    guard !isMoving else { return isOvertaken ? presenter.giveUp() : () }
    shown = presenter.knownRoute ?? shown
    goOn()
  }

  private func goOn() {
    while !isMoving {
      if shown == wanted || hasFailed {
        guard !further.isEmpty else { return settle() }
        wanted = further.removeFirst()
        hasFailed = false
      } else {
        move(to: presenter.next(from: shown, to: wanted), for: wanted)
      }
    }
  }

  private func move(to next: Route, for attempted: Route) {
    let gate = CompletionGate(onFurtherCall: nil) { [self] answer in
      isMoving = false
      ended(answer, next: next, attempted: attempted)
      goOn()
    }
    isMoving = true
    presenter.move(from: shown, to: next, animated: animated, completion: gate.handler)
    if !presenter.endsByItself { gate.giveUp(after: timeLimit, on: nil) }
  }

  private func ended(_ answer: CompletionGate.Answer, next: Route, attempted: Route) {
    switch answer {
    case .result(.success): shown = next
    case .result(.failure(let error)): fail(error, attempted)
    case .dropped, .timedOut:
      presenter.giveUp()
      fail(RouteError.stuck, attempted)
      hasFailed = true
    }
  }

  /// A newer state goes on where an older one failed.
  private func fail(_ error: any Error, _ attempted: Route) {
    shown = presenter.knownRoute ?? shown
    hasFailed = wanted == attempted
    if case RoutingError.cancelled = error, !hasFailed { return }
    onFailure(RouteFailure(shown: shown, wanted: attempted, error: error))
  }

  private func settle() {
    let waiting = self.waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}

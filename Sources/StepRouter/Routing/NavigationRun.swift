import PortableUIKit

/// One navigation's life: plan, guards, a turn, running transitions, plan again, perform.
///
/// Each method is a phase and calls the next. Whatever happens, the turn is given back and the
/// completion called once.
@MainActor
final class NavigationRun {
  /// What the router gives to each of its navigations.
  struct Conditions {
    let destination: StepReference
    let policy: TurnPolicy
    let manner: Performance.Manner
    let routersGuards: [any RoutingInterceptor<Void>]
  }

  typealias Ending = Result<(viewController: UIViewController, route: PlannedRoute), RoutingError>

  typealias Plan =
    @MainActor (UIWindow?, inout ChoiceMemory) throws(RoutingError) -> PlannedRoute

  private static let maximumRounds = 5

  private let conditions: Conditions
  private let plan: Plan
  private var memory: ChoiceMemory
  private var window: HeldWindow
  private lazy var passed = PassedGuards()
  /// The guard that asked for this navigation.
  private let asker = RunningGuard.current
  private let navigation: Navigation
  private let completion: (@MainActor (Ending) -> Void)?
  private var hasEnded = false
  private var rounds = 0
  private let queue: TurnQueue?
  private var isInQueue = false
  /// The plan with which the turn was asked for; nil where it will have to be made again.
  private var planned: PlannedRoute?
  private var guards: GuardRound?
  private var isBeginningGuards = false
  private var pause: OneShotTimer?
  private var watch: TransitionWatch?
  private var performance: Performance?

  init(
    _ navigation: Navigation, in window: UIWindow?, conditions: Conditions, memory: ChoiceMemory,
    plan: @escaping Plan,
    completion: (@MainActor (Ending) -> Void)?
  ) {
    self.navigation = navigation
    self.conditions = conditions
    self.memory = memory
    self.plan = plan
    self.completion = completion
    self.window = HeldWindow(window)
    queue = if let window { TurnQueue.of(window) } else { nil }
    navigation.run = self
  }

  private var tracer: Tracer { conditions.manner.tracer }

  /// Begins with the first plan, which tells whether the screen was at rest when it was made.
  func begin(with route: PlannedRoute) {
    tracer.record(.planned(route.summary))
    do {
      let missing = missingGuards(of: route)
      if missing.isEmpty { takeTurn(with: route) } else { try ask(missing) }
    } catch {
      end(.failure(error))
    }
  }

  /// Begins where there is no first plan: what can be known to fail is told before a guard is asked.
  /// While something is moving it cannot be known: then the plan that counts is made when that has
  /// ended.
  func begin(afterFailure error: RoutingError) {
    if isScreenAtRest { end(.failure(error)) } else { takeTurn(with: nil) }
  }

  /// Ends the navigation, or leaves what its build has not begun yet.
  func cancel() {
    if let performance { return performance.cancel() }
    guards?.cancel()
    end(.failure(.cancelled(progress: RoutingProgress())))
  }

  private func makePlan() throws(RoutingError) -> PlannedRoute {
    // Without its window finders would look into another one (rule 27).
    if window.isGone { throw .startNotFound(conditions.destination, reason: .noWindow) }
    let route = try plan(window.value, &memory)
    tracer.record(.planned(route.summary))
    return route
  }

  private func ask(_ missing: [PendingGuard]) throws(RoutingError) {
    rounds += 1
    guard rounds <= Self.maximumRounds else {
      throw .interceptorLoop(conditions.destination, rounds: Self.maximumRounds)
    }
    let round = GuardRound(
      guards: missing, passed: passed,
      for: .init(destination: conditions.destination, tracer: tracer, asker: asker),
      in: window.value)
    guards = round
    window.letGo()
    isBeginningGuards = true
    round.begin { [self] error in
      guards = nil
      if let error { return end(.failure(error)) }
      if isBeginningGuards { takeTurn(with: nil) } else { takeTurnOutsideCallbacks() }
    }
    isBeginningGuards = false
  }

  /// A guard that answers later may do so from within UIKit's end of a transition, such as when its
  /// login has disappeared: what would be dismissed there is refused. So the turn is asked for on the
  /// next turn of the run loop.
  private func takeTurnOutsideCallbacks() {
    pause = OneShotTimer(after: .zero, role: .pause, on: window.value) { [self] in
      pause = nil
      takeTurn(with: nil)
    }
  }

  private var isScreenAtRest: Bool {
    guard let window = window.value, let queue else { return true }
    return queue.isFree && !window.hasRunningTransition
  }

  /// Takes the turn, with the plan if nothing has happened since it was made.
  private func takeTurn(with route: PlannedRoute?) {
    guard let queue else { return settle(with: route) }
    if queue.isFree { planned = route } else { tracer.record(.queued) }
    isInQueue = true
    queue.take(self, policy: conditions.policy)
  }

  private func settle(with route: PlannedRoute?) {
    guard !hasEnded else { return }
    // A plan that still holds has been made just now, and nobody was told of it.
    if let route, route.isMadeAtRest, !tracer.isObserved { return planAgain(route) }
    guard window.value?.hasRunningTransition == true else { return planAgain(route) }
    tracer.record(.waitingForTransition)
    let watch = TransitionWatch(window: window.value)
    self.watch = watch
    watch.settle(within: conditions.manner.timeLimit) { [self] isSettled in
      self.watch = nil
      if isSettled { return planAgain(nil) }
      end(.failure(.timedOut(by: stuckTransition, progress: RoutingProgress())))
    }
  }

  private var stuckTransition: RoutingParticipant {
    RoutingParticipant(
      role: .transition, type: TypeName(UIViewController.self), step: conditions.destination)
  }

  private func planAgain(_ route: PlannedRoute?) {
    guard !hasEnded else { return }
    do {
      if let route { return try perform(route) }
      let route = try makePlan()
      let missing = missingGuards(of: route)
      if missing.isEmpty { return try perform(route) }
      giveTurnBack()
      try ask(missing)
    } catch {
      end(.failure(error))
    }
  }

  private func perform(_ route: PlannedRoute) throws(RoutingError) {
    if isInPlace(route) { return end(.success((route.start, route))) }
    if !route.removesNothing, let refusing = RemovalCheck(route: route).refusing() {
      throw .cantBeDismissed(ViewControllerReference(refusing), for: conditions.destination)
    }
    let performance = Performance(route: route, manner: conditions.manner)
    self.performance = performance
    performance.begin { [self] result in
      self.performance = nil
      switch result {
      case .failure(let error): end(.failure(error))
      case .success(let viewController):
        end(.success((viewController, route)))
      }
    }
  }

  /// Whether the destination is in front and not even its data is left to be given to it.
  private func isInPlace(_ route: PlannedRoute) -> Bool {
    route.kind == .alreadyVisible && route.found?.hasContextTasks != true
      && (route.start.layerRoot === window.value?.rootViewController
        || route.start.isVisible(in: window.value))
  }

  private func giveTurnBack(epilogue: () -> Void = {}) {
    guard isInQueue, let queue else { return epilogue() }
    isInQueue = false
    queue.giveBack(self, epilogue: epilogue)
  }

  /// Ends the navigation, with its post tasks if it has succeeded.
  private func end(_ ending: Ending) {
    guard !hasEnded else { return }
    hasEnded = true
    pause?.cancel()
    pause = nil
    watch?.cancel()
    watch = nil
    giveTurnBack {
      if case .success(let success) = ending {
        RouterWindowProvider.asking(success.route.window) { success.route.runPostTasks() }
      }
      record(ending)
      navigation.finish()
      completion?(ending)
    }
  }

  private func record(_ ending: Ending) {
    guard tracer.isObserved else { return }
    switch ending {
    case .success(let success): tracer.record(.finished(.reached(success.route.kind)))
    case .failure(let error): tracer.record(.finished(.failed(error.description)), as: .warning)
    }
  }

  /// The guards that have not passed yet: the router's own, then the destination's, then each visited
  /// step's.
  private func missingGuards(of route: PlannedRoute) -> [PendingGuard] {
    let missing = route.hasGuards ? passed.missing(in: route) : []
    guard !conditions.routersGuards.isEmpty else { return missing }
    var own: [PendingGuard] = []
    for (index, interceptor) in conditions.routersGuards.enumerated()
    where !passed.contains(owner: self, index: index) {
      own.append(
        PendingGuard(
          owner: self, depth: 0, index: index, identity: Self.identity(of: interceptor),
          binding: nil,
          participant: {
            RoutingParticipant(role: .interceptor, type: TypeName(type(of: interceptor)), step: nil)
          },
          perform: { interceptor.perform(with: (), completion: $0) }))
    }
    return own + missing
  }

  private static func identity(of interceptor: any RoutingInterceptor<Void>) -> GuardIdentity {
    let type = type(of: interceptor) as Any.Type
    return type is AnyClass
      ? .object(ObjectIdentifier(interceptor as AnyObject)) : .value(type: ObjectIdentifier(type))
  }
}

extension NavigationRun: TurnTaker {
  func takeTurn() {
    let route = planned
    planned = nil
    settle(with: route)
  }

  func giveWay(_ reason: BusyReason) { end(.failure(.busy(conditions.destination, reason))) }
}

import PortableUIKit

/// A navigation, from its first plan to its end: interceptors, turn, running transitions, final
/// plan, execution and completion.
///
/// The methods appear in this order, and each calls the next. In every case the run gives its turn
/// back and calls the completion exactly once.
@MainActor
final class NavigationRun {
  /// The settings a router passes to each of its navigations.
  struct Conditions {
    let policy: TurnPolicy
    let locks: LockPolicy
    let overtaken: OvertakenPolicy
    let manner: Execution.Manner
    let routersInterceptors: [any RoutingInterceptor<Void>]
  }

  private static let maximumRounds = 5

  private let errand: any Errand
  let conditions: Conditions
  /// The caller's handle, which releases this run when the navigation ends.
  let navigation = Navigation()
  private var memory: ChoiceMemory
  private(set) var window: HeldWindow
  private(set) var queue: TurnQueue?
  /// Provides another window if a lock takes the request's window with it; nil if no lock held at
  /// the start.
  var windowProvider: (any WindowProvider)?
  /// The interceptor that requested this navigation, if any.
  let asker = RunningInterceptor.current
  /// The locks this navigation may pass; nil for most navigations, which pass none.
  let pass = LockPass.take()
  private lazy var passed = PassedInterceptors()
  private var rounds = 0
  private var round: InterceptorRound?
  private var isBeginningRound = false
  private(set) var isInQueue = false
  /// The plan to execute when the turn comes; nil if the navigation has to plan again.
  private var planForTurn: Plan?
  private var watch: TransitionWatch?
  private(set) var execution: Execution?
  private(set) var hasEnded = false
  /// The line in which the navigation waits for a lock, if it does.
  var lockLine: LockLine?

  init(_ errand: any Errand, after search: Search, conditions: Conditions) {
    self.errand = errand
    self.conditions = conditions
    memory = search.memory
    window = HeldWindow(search.window)
    queue = if let window = search.window { TurnQueue.of(window) } else { nil }
    navigation.run = self
  }

  var destination: StepReference { errand.destination }

  /// Whether the navigation only closes a screen.
  var isClosing: Bool { errand.isClosing }

  var tracer: Tracer { conditions.manner.tracer }

  /// Begins with the first plan, which knows whether the screen was at rest when the search ran.
  func begin(with plan: Plan) {
    if plan.closing == nil { noteRequest() }
    tracer.record(.planned(plan.summary))
    if RoutingLock.isAnyHolding, isHeldBack(with: plan) { return }
    goOn(with: plan)
  }

  func goOn(with plan: Plan) {
    do {
      let missing = try missingInterceptors(of: plan)
      if missing.isEmpty { askForTurn(with: plan) } else { try ask(missing, of: plan) }
    } catch {
      end(.failure(error))
    }
  }

  /// Begins without a first plan. If the screen is at rest and no navigation has the turn, the
  /// failure is certain, and the navigation ends before any interceptor runs. Otherwise it plans
  /// again when its turn has come and nothing moves any more.
  func begin(afterFailure error: RoutingError) {
    if RoutingLock.isAnyHolding, isHeldBack(with: nil) {
      if !hasEnded, !isClosing { noteRequest() }
      return
    }
    if isScreenAtRest { return end(.failure(error)) }
    if !isClosing { noteRequest() }
    askForTurn(with: nil)
  }

  private func noteRequest() {
    if asker == nil { queue?.noteRequest() }
  }

  /// Ends the navigation; if it's already executing, skips the movements that haven't begun.
  func cancel() {
    if let execution { return execution.cancel() }
    leave(.cancelled(progress: RoutingProgress()))
  }

  /// Ends the navigation before it has moved anything, and cancels a running interceptor.
  private func leave(_ error: RoutingError) {
    round?.cancel()
    end(.failure(error))
  }

  /// Ends this navigation, which waits at an interceptor, because a newer one has reached its
  /// screen.
  func giveWay(to newer: StepReference) { leave(.busy(destination, .overtaken(by: newer))) }

  /// Continues in another window.
  func move(to window: UIWindow) {
    self.window = HeldWindow(window)
    queue = TurnQueue.of(window)
    if !isClosing { noteRequest() }
  }

  func letGoOfWindow() { window.letGo() }

  /// Returns the interceptors that haven't passed yet: the router's own, then the destination's,
  /// then those of each visited step.
  private func missingInterceptors(of plan: Plan) throws(RoutingError) -> [PendingInterceptor] {
    let missing = plan.hasInterceptors ? passed.missing(in: plan) : []
    guard !conditions.routersInterceptors.isEmpty, plan.closing == nil else { return missing }
    return try passed.missing(of: conditions.routersInterceptors) + missing
  }

  private func ask(_ missing: [PendingInterceptor], of plan: Plan) throws(RoutingError) {
    rounds += 1
    guard rounds <= Self.maximumRounds else {
      if let next = missing.first?.question { throw next.refusal.error }
      throw .interceptorLoop(destination, rounds: Self.maximumRounds)
    }
    let round = InterceptorRound(
      missing,
      for: InterceptedNavigation(
        to: destination, askedBy: asker, past: pass, in: window.value),
      tracer: tracer)
    self.round = round
    let wait =
      missing.first?.question == nil ? InterceptorWait(of: self, in: window.value) : nil
    window.letGo()
    plan.letGo()
    isBeginningRound = true
    round.begin { [self] error in
      self.round = nil
      InterceptorWait.end(of: self)
      if let error { return end(.failure(error)) }
      if isBeginningRound { askForTurn(with: nil) } else { askForTurnOutsideCallbacks() }
    }
    isBeginningRound = false
    if self.round != nil { wait?.begin() }
  }

  /// Asks for the turn on the next turn of the run loop. A late answer may come while UIKit is
  /// still finishing a transition, for example when a login has disappeared, and UIKit would refuse
  /// a dismissal at that point.
  private func askForTurnOutsideCallbacks() {
    AnsweredLine.of(window.value).add(self, in: window.value)
  }

  /// Asks for the turn. Keeps the plan only if the queue is free, because in that case nothing can
  /// change before the turn.
  func askForTurn(with plan: Plan?) {
    guard !hasEnded else { return }
    guard let queue else { return waitForTransitions(with: plan) }
    if queue.isFree { planForTurn = plan } else { tracer.record(.queued) }
    isInQueue = true
    queue.giveTurn(to: self, policy: conditions.policy)
  }

  var isScreenAtRest: Bool {
    guard let window = window.value, let queue else { return true }
    return queue.isFree && !window.hasRunningTransition
  }

  private func waitForTransitions(with plan: Plan?) {
    guard !hasEnded else { return }
    // The plan still holds: it's fresh, and no observer could have changed anything since.
    if let plan, plan.isMadeAtRest, !tracer.isObserved { return execute(plan) }
    guard window.value?.hasRunningTransition == true else { return executeOrPlan(plan) }
    tracer.record(.waitingForTransition)
    let watch = TransitionWatch(window: window.value)
    self.watch = watch
    watch.settle(within: conditions.manner.timeLimit) { [self] isSettled in
      self.watch = nil
      if isSettled { return executeOrPlan(nil) }
      end(.failure(.transitionTimedOut(on: destination, progress: RoutingProgress())))
    }
  }

  /// Executes the plan from before the turn, or makes the final plan first.
  private func executeOrPlan(_ plan: Plan?) {
    guard !hasEnded else { return }
    if let plan { return execute(plan) }
    do {
      let plan = try makePlan()
      let missing = try missingInterceptors(of: plan)
      if missing.isEmpty { return execute(plan) }
      if RoutingLock.isAnyHolding, isHeldBack(with: plan) { return }
      giveTurnBack()
      try ask(missing, of: plan)
    } catch {
      if RoutingLock.isAnyHolding, !window.isGone, isHeldBack(with: nil) { return }
      end(.failure(error))
    }
  }

  func makePlan() throws(RoutingError) -> Plan {
    // Without its window, finders would search another one (rule 27).
    if window.isGone { throw .startNotFound(destination, reason: .noWindow) }
    let search = Search(window: window.value, tracer: tracer, memory: memory)
    defer { memory = search.memory }
    let plan = try errand.plan(by: search)
    tracer.record(.planned(plan.summary))
    return plan
  }

  private func execute(_ plan: Plan) {
    if RoutingLock.isAnyHolding, isHeldBack(with: plan) { return }
    if plan.isInPlace {
      return end(.success(Arrival(viewController: plan.start, plan: plan)))
    }
    if !plan.removesNothing, RemovalCheck(plan: plan).refusing() != nil, !mayRemove(by: plan) {
      return
    }
    let execution = Execution(plan, of: self, manner: conditions.manner)
    self.execution = execution
    execution.begin()
  }

  /// Returns true if the plan may remove view controllers that refuse: the navigation discards
  /// them, or all have agreed. Otherwise asks them, outside the turn like interceptors, or ends the
  /// navigation.
  private func mayRemove(by plan: Plan) -> Bool {
    if conditions.manner.isDiscarding { return hasTold(before: plan) }
    do {
      let questions = try passed.questions(before: plan)
      if questions.isEmpty { return true }
      giveTurnBack()
      try ask(questions, of: plan)
    } catch {
      end(.failure(error))
    }
    return false
  }

  /// Returns true if all refusing view controllers know that the navigation discards them.
  /// Otherwise tells them and plans again, because they may do anything in response.
  private func hasTold(before plan: Plan) -> Bool {
    if passed.tellDiscarded(by: plan) { return true }
    waitForTransitions(with: nil)
    return false
  }

  /// Ends the navigation, and runs the post tasks if it succeeded.
  func end(_ ending: Ending) {
    execution = nil
    guard !hasEnded else { return }
    hasEnded = true
    watch?.cancel()
    watch = nil
    if InterceptorWait.isAny { InterceptorWait.end(of: self) }
    lockLine?.remove(self)
    lockLine = nil
    giveTurnBack {
      if case .success(let arrival) = ending { arrival.plan.runPostTasks() }
      ending.record(by: tracer)
      navigation.finish()
      if !errand.complete(with: ending) { warnDeveloper(of: ending) }
    }
    if InterceptorWait.isAny, case .success(let arrival) = ending, !isClosing {
      InterceptorWait.overtake(
        by: destination, number: number, askedBy: asker, in: window.value,
        having: arrival.plan.pending.compactMap(\.screen))
    }
  }

  /// Warns the developer of a failure that the app doesn't handle and that would otherwise look
  /// like a dead button.
  private func warnDeveloper(of ending: Ending) {
    #if DEBUG
    // If the window is gone, no button is left that could look dead.
    guard case .failure(let error) = ending, !tracer.isObserved, !window.isGone else { return }
    if case .cancelled = error { return }
    DeveloperWarning.write("StepRouter: a navigation without a completion failed. \(error)")
    #endif
  }

  func giveTurnBack(epilogue: () -> Void = {}) {
    guard isInQueue, let queue else { return epilogue() }
    isInQueue = false
    queue.takeBack(from: self, epilogue: epilogue)
  }
}

extension NavigationRun: TurnTaker {
  var passesLock: Bool { pass != nil }

  func takeTurn() {
    if let execution { return execution.goOnAfterLock() }
    let plan = planForTurn
    planForTurn = nil
    waitForTransitions(with: plan)
  }

  func giveWay(_ reason: BusyReason) { end(.failure(.busy(destination, reason))) }
}

import PortableUIKit

/// Carries a route out: dismisses, reveals, builds and integrates, one movement after the other.
@MainActor
final class Performance {
  typealias Completion = @MainActor (Result<UIViewController, RoutingError>) -> Void

  /// How movements are made.
  struct Manner {
    let animated: Bool
    let timeLimit: Duration
    let tracer: Tracer
  }

  private let route: PlannedRoute
  private let build: Build
  private let manner: Manner
  private var completion: Completion?
  private var dismissals: ArraySlice<[UIViewController]>
  private var hasShownDestination = false
  private var reveals: ArraySlice<PlannedRoute.Reveal>
  private var isCancelled = false
  private var isGoingOn = false
  private var isNextDue = false
  private var isBeginningMovement = false
  private var pause: OneShotTimer?
  private var framesWaited = 0
  private static let patience = 10

  init(route: PlannedRoute, manner: Manner) {
    self.route = route
    self.manner = manner
    build = Build(route: route, tracer: manner.tracer)
    dismissals = route.chainsAbove[...]
    reveals = route.reveals[...]
  }

  private var progress: RoutingProgress { build.progress }

  /// Begins. The completion is called once, with the destination's view controller.
  func begin(_ completion: @escaping Completion) {
    self.completion = completion
    do {
      if let found = route.found {
        try RouterWindowProvider.asking(route.window) { () throws(RoutingError) in
          try found.runContextTasks { progress }
        }
      }
      goOn()
    } catch {
      end(.failure(error))
    }
  }

  /// Leaves what has not begun yet; the movement in hand is finished.
  func cancel() { isCancelled = true }

  /// Makes the next movement, and those after it for as long as they end at once. It is a loop, so
  /// that a long chain needs no more stack than a short one.
  private func goOn() {
    isNextDue = true
    guard !isGoingOn else { return }
    isGoingOn = true
    defer { isGoingOn = false }
    while isNextDue {
      isNextDue = false
      makeNextMovement()
    }
  }

  private func makeNextMovement() {
    guard !isCancelled else { return end(.failure(.cancelled(progress: progress))) }
    do {
      if let chain = dismissals.popFirst(), let lowest = chain.first {
        dismiss(chain, from: lowest)
      } else if let reveal = reveals.popFirst() {
        makeVisible(reveal)
      } else if let step = build.next {
        try integrate(step)
      } else {
        try showDestination()
      }
    } catch {
      end(.failure(error))
    }
  }

  private func dismiss(_ chain: [UIViewController], from layer: UIViewController) {
    let isLast = dismissals.isEmpty && reveals.isEmpty && route.pending.isEmpty
    wait(for: .dismissal(of: chain, from: layer)) { completion in
      guard let presenter = layer.presentingViewController else { return completion(.success) }
      presenter.dismiss(animated: manner.animated && isLast) { completion(.success) }
    }
  }

  private func makeVisible(_ reveal: PlannedRoute.Reveal) {
    let isLast = reveals.isEmpty && build.next == nil
    guard let adapter = reveal.container.containerAdapter else { return goOn() }
    wait(for: .reveal(reveal)) { completion in
      adapter.makeVisible(
        reveal.child, animated: manner.animated && isLast, completion: completion)
    }
  }

  private func integrate(_ step: any PlannedStep) throws(RoutingError) {
    if step.disposition == .lookUp {
      reveals = try build.lookUp(step).neededReveals[...]
      return goOn()
    }
    guard let integration = step.integration else { return goOn() }
    let host = try build.host(of: step)
    if integration.isMergeable, let adapter = host.containerAdapter {
      if let embedding = try build.embed(into: host, adapter: adapter) {
        try update(embedding, adapter: adapter)
      }
    } else if framesWaited < Self.patience, isStillAppearing(host) {
      waitToAppear()
    } else {
      perform(integration, of: step, on: host, with: try build.build(step))
    }
  }

  /// Whether the host is in front, and its view not yet in the window: a container that has only
  /// just come to the front takes what was pushed meanwhile when it has appeared (UIKit rule 35).
  private func isStillAppearing(_ host: UIViewController) -> Bool {
    guard host.viewIfLoaded?.window == nil, let window = route.window,
      window.rootViewController?.viewIfLoaded?.window != nil, host.isVisible(in: window)
    else { return false }
    window.layoutIfNeeded()
    return host.viewIfLoaded?.window == nil
  }

  private func waitToAppear() {
    framesWaited += 1
    pause = OneShotTimer(after: Frame.duration, role: .pause, on: route.window) { [self] in
      pause = nil
      goOn()
    }
  }

  private func update(
    _ embedding: Build.Embedding, adapter: any ContainerAdapter
  ) throws(RoutingError) {
    let animated = manner.animated && build.isLastMovement
    guard let stack = embedding.stack else {
      return wait(for: .update(embedding)) { completion in
        adapter.update(
          embedding.host, to: embedding.children, showing: embedding.shown, animated: animated,
          completion)
      }
    }
    if let refusal = stack.change(to: embedding.children, animated: animated) {
      throw embedding.steps[0].failure(refusal, progress: progress)
    }
    // Without a transition a stack has nothing to be waited for.
    if stack.finishAtOnce() {
      note(.update(embedding))
      return goOn()
    }
    wait(for: .update(embedding)) { completion in
      stack.navigationController.afterTransition { completion(.success) }
    }
  }

  private func perform(
    _ integration: any Integration, of step: any PlannedStep, on host: UIViewController,
    with viewController: UIViewController
  ) {
    let animated = manner.animated && build.isLastMovement
    wait(for: .action(step, showing: viewController, on: host)) { completion in
      RouterWindowProvider.asking(route.window) {
        integration.perform(
          with: viewController, on: host, animated: animated, completion: completion)
      }
    }
  }

  /// Notes what a movement has done.
  private func note(_ movement: Movement) {
    switch movement {
    case .dismissal(let chain, _):
      build.noteDismissed(chain)
      guard dismissals.isEmpty else { return }
      manner.tracer.record(.dismissed(route.dismissed.map { ViewControllerReference($0) }))
    case .reveal(let reveal):
      build.noteRevealed(reveal.child)
      manner.tracer.record(
        .madeVisible(
          ViewControllerReference(reveal.child), in: ViewControllerReference(reveal.container)))
    case .update(let embedding): noteIntegrated(embedding.steps, on: embedding.host)
    case .action(let step, let viewController, let host):
      // An action may say that it succeeded and have had no effect.
      if viewController.isInHierarchy(of: route.window) { noteIntegrated([step], on: host) }
    }
  }

  private func noteIntegrated(_ steps: [any PlannedStep], on host: UIViewController) {
    build.noteIntegrated(steps)
    guard manner.tracer.isObserved else { return }
    for step in steps {
      manner.tracer.record(.integrated(step.reference, host: ViewControllerReference(host)))
    }
  }

  /// However it was integrated, the destination ends up visible.
  private func showDestination() throws(RoutingError) {
    let destination = route.pending.last?.screen ?? route.start
    if isLeftAlone || destination.isVisible(in: route.window) { return end(.success(destination)) }
    guard !hasShownDestination else {
      throw .notVisible(route.destination, progress: progress)
    }
    hasShownDestination = true
    reveals = destination.neededReveals[...]
    goOn()
  }

  /// Whether an action does not mean to show its view controller.
  private var isLeftAlone: Bool {
    for step in route.pending {
      if step.integration?.showsItsViewController == false { return true }
    }
    return false
  }

  /// Makes one movement and goes on when it has ended; whoever does not answer is given up.
  private func wait(
    for movement: Movement, _ begin: (@escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    let gate = CompletionGate(onFurtherCall: furtherCall(of: movement)) { [self] answer in
      answered(answer, by: movement)
    }
    isBeginningMovement = true
    begin(gate.handler)
    isBeginningMovement = false
    gate.giveUp(after: manner.timeLimit, on: route.window)
  }

  /// What is done where a completion is called when nobody waits for it any more, perhaps long
  /// after: only observers are told.
  private func furtherCall(
    of movement: Movement
  ) -> (@MainActor (CompletionGate.FurtherCall) -> Void)? {
    guard manner.tracer.isObserved else { return nil }
    return { [tracer = manner.tracer, participant = movement.participant(in: route)] call in
      tracer.record(.called(call, by: participant), as: .warning)
    }
  }

  private func answered(_ answer: CompletionGate.Answer, by movement: Movement) {
    switch answer {
    case .result(let result):
      if isBeginningMovement { return take(result, of: movement) }
      outsideCallbacks { [self] in take(result, of: movement) }
    case .dropped, .timedOut:
      if movement.hasEffect(in: route) { return goOn(after: movement) }
      let participant = movement.participant(in: route)
      if case .dropped = answer {
        end(.failure(.completionDropped(by: participant, progress: progress)))
      } else {
        end(.failure(.timedOut(by: participant, progress: progress)))
      }
    }
  }

  private func take(_ result: RoutingResult, of movement: Movement) {
    switch result {
    case .success: goOn(after: movement)
    case .failure(let error): end(.failure(failure(error, of: movement)))
    }
  }

  /// An answer that comes later may come from within UIKit's end of a transition, which has not
  /// taken its flags back yet: what would be presented there is refused. So what follows waits for
  /// the next turn of the run loop.
  private func outsideCallbacks(_ body: @escaping @MainActor () -> Void) {
    pause = OneShotTimer(after: .zero, role: .pause, on: route.window) { [self] in
      pause = nil
      body()
    }
  }

  /// Goes on when nothing moves: somebody else may have begun something during the movement, and an
  /// app's own code may answer before its own transition has ended.
  private func goOn(after movement: Movement) {
    note(movement)
    guard let window = route.window, !(isBeginningMovement && movement.isBuiltIn),
      window.hasRunningTransition
    else { return goOn() }
    TransitionWatch(window: window).settle(within: manner.timeLimit) { [self] isSettled in
      if isSettled { return goOn() }
      let stuck = RoutingParticipant(
        role: .transition, type: TypeName(UIViewController.self), step: route.destination)
      end(.failure(.timedOut(by: stuck, progress: progress)))
    }
  }

  private func failure(_ error: any Error, of movement: Movement) -> RoutingError {
    if let step = movement.step { return step.failure(error, progress: progress) }
    guard let refusal = error as? IntegrationRefusal else {
      return .actionFailed(
        movement.participant(in: route), underlying: error, progress: progress)
    }
    return .integrationRefused(route.destination, refusal, progress: progress)
  }

  private func end(_ result: Result<UIViewController, RoutingError>) {
    let completion = self.completion
    self.completion = nil
    completion?(result)
  }
}

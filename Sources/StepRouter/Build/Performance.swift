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
  private var hasDismissed = false
  private var hasShownDestination = false
  private var reveals: ArraySlice<PlannedRoute.Reveal>
  private var isCancelled = false
  private var isBeginningMovement = false
  private var pause: OneShotTimer?
  private var framesWaited = 0
  private static let patience = 10

  init(route: PlannedRoute, manner: Manner) {
    self.route = route
    self.manner = manner
    build = Build(route: route, tracer: manner.tracer)
    reveals = route.reveals[...]
  }

  var progress: RoutingProgress { build.progress }
  var stack: [UIViewController] { build.stack }

  /// Begins. The completion is called once, with the destination's view controller.
  func begin(_ completion: @escaping Completion) {
    self.completion = completion
    do {
      try route.found?.runContextTasks(progress: progress)
      goOn()
    } catch {
      end(.failure(error))
    }
  }

  /// Leaves what has not begun yet; the movement in hand is finished.
  func cancel() { isCancelled = true }

  private func goOn() {
    guard !isCancelled else { return end(.failure(.cancelled(progress: progress))) }
    do {
      if let layer = route.dismissed.first, !hasDismissed {
        dismiss(from: layer)
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

  private func dismiss(from layer: UIViewController) {
    hasDismissed = true
    let isLast = reveals.isEmpty && route.pending.isEmpty
    let participant = Participant(
      role: .transition, type: TypeName(type(of: layer)), step: route.destination)
    wait(for: participant, effect: { layer.presentingViewController == nil }) { completion in
      guard let presenter = layer.presentingViewController else { return completion(.success) }
      presenter.dismiss(animated: manner.animated && isLast) { completion(.success) }
    } then: { [self] in
      let references = route.dismissed.map { ViewControllerReference($0) }
      build.note { $0.dismissed = references }
      manner.tracer.record(.dismissed(references))
    }
  }

  private func makeVisible(_ reveal: PlannedRoute.Reveal) {
    let isLast = reveals.isEmpty && build.next == nil
    guard let adapter = reveal.container.containerAdapter else { return goOn() }
    let participant = Participant(
      role: .adapter, type: TypeName(type(of: reveal.container)), step: route.destination)
    wait(for: participant, effect: { reveal.container.shows(reveal.child) }) { completion in
      adapter.makeVisible(
        reveal.child, animated: manner.animated && isLast, completion: completion)
    } then: { [self] in
      let reference = ViewControllerReference(reveal.child)
      build.note { $0.revealed.append(reference) }
      manner.tracer.record(
        .madeVisible(reference, in: ViewControllerReference(reveal.container)))
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
      if let embedding = try build.embed(into: host, adapter: adapter) { update(embedding) }
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

  private func update(_ embedding: Build.Embedding) {
    let animated = manner.animated && build.isLastMovement
    let steps = embedding.steps
    wait(
      for: steps[0].actionParticipant, of: steps[0],
      effect: { embedding.host.shows(embedding.shown) }
    ) { completion in
      embedding.adapter.update(
        to: embedding.children, showing: embedding.shown, animated: animated, completion)
    } then: { [self] in
      for step in steps { noteIntegrated(step, on: embedding.host) }
    }
  }

  private func perform(
    _ integration: any Integration, of step: any PlannedStep, on host: UIViewController,
    with viewController: UIViewController
  ) {
    let animated = manner.animated && build.isLastMovement
    wait(
      for: step.actionParticipant, of: step,
      effect: { [route] in viewController.isVisible(in: route.window) }
    ) { completion in
      RouterWindowProvider.asking(route.window) {
        integration.perform(
          with: viewController, on: host, animated: animated, completion: completion)
      }
    } then: { [self] in
      // An action may say that it succeeded and have had no effect.
      if viewController.isInHierarchy(of: route.window) { noteIntegrated(step, on: host) }
    }
  }

  private func noteIntegrated(_ step: any PlannedStep, on host: UIViewController) {
    build.note { $0.integrated.append(step.reference.screen) }
    manner.tracer.record(.integrated(step.reference, host: ViewControllerReference(host)))
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
      if let planned = step.integration?.planned, !planned.showsItsViewController { return true }
    }
    return false
  }

  /// Makes one movement and goes on when it has ended; whoever does not answer is given up.
  private func wait(
    for participant: Participant, of step: (any PlannedStep)? = nil,
    effect isThere: @escaping () -> Bool,
    _ movement: (@escaping @MainActor (RoutingResult) -> Void) -> Void,
    then note: @escaping @MainActor () -> Void
  ) {
    let tracer = manner.tracer
    let gate = CompletionGate {
      tracer.record(.completedTwice(participant))
    } answer: { [self] answer in
      switch answer {
      case .result(let result):
        outsideCallbacks { [self] in
          switch result {
          case .success: goOn(after: note)
          case .failure(let error): end(.failure(failure(error, of: step, by: participant)))
          }
        }
      case .dropped where isThere(), .timedOut where isThere(): goOn(after: note)
      case .dropped: end(.failure(.completionDropped(by: participant, progress: progress)))
      case .timedOut: end(.failure(.timedOut(by: participant, progress: progress)))
      }
    }
    isBeginningMovement = true
    gate.begin(movement)
    isBeginningMovement = false
    gate.giveUp(after: manner.timeLimit, on: route.window)
  }

  /// An answer that comes later may come from within UIKit's end of a transition, which has not
  /// taken its flags back yet: what would be presented there is refused. So what follows waits for
  /// the next turn of the run loop.
  private func outsideCallbacks(_ body: @escaping @MainActor () -> Void) {
    if isBeginningMovement { return body() }
    pause = OneShotTimer(after: .zero, role: .pause, on: route.window) { [self] in
      pause = nil
      body()
    }
  }

  /// Goes on when nothing moves; somebody else may have begun something during the movement.
  private func goOn(after note: () -> Void) {
    note()
    if isBeginningMovement { return goOn() }
    TransitionWatch(window: route.window).settle(within: manner.timeLimit) { [self] isSettled in
      if isSettled { return goOn() }
      let stuck = Participant(
        role: .transition, type: TypeName(UIViewController.self), step: route.destination)
      end(.failure(.timedOut(by: stuck, progress: progress)))
    }
  }

  private func failure(
    _ error: any Error, of step: (any PlannedStep)?, by participant: Participant
  ) -> RoutingError {
    if let step { return step.failure(error, progress: progress) }
    guard let refusal = error as? IntegrationRefusal else {
      return .actionFailed(participant, underlying: error, progress: progress)
    }
    return .integrationRefused(route.destination, refusal, progress: progress)
  }

  private func end(_ result: Result<UIViewController, RoutingError>) {
    let completion = self.completion
    self.completion = nil
    completion?(result)
  }
}

import PortableUIKit

/// Carries out a plan: dismisses, reveals, builds and integrates, one movement after another.
@MainActor
final class Execution {
  /// The settings for an execution's movements.
  struct Manner {
    let animated: Bool
    /// Whether to skip asking view controllers that would refuse to leave.
    let isDiscarding: Bool
    let timeLimit: Duration
    let tracer: Tracer
  }

  let plan: Plan
  let manner: Manner
  /// The plan's index of the next step to build or look up.
  var position = 0
  private var dismissals: ArraySlice<[UIViewController]>
  private var reveals: ArraySlice<Reveal>
  private var dismissed: [UIViewController] = []
  private var revealed: [UIViewController] = []
  /// The navigation that the plan belongs to; nil after it has received the result.
  private(set) var navigation: NavigationRun?
  /// The locking screens that the plan accounts for.
  let lockedBefore: [UIViewController]
  /// Whether the rest of the execution waits for a lock.
  var isInterrupted = false
  /// The wait for the content of a screen that loads it; nil while there's none.
  var contentWait: OneShotTimer?
  private var hasShownDestination = false
  private var isCancelled = false
  private var isGoingOn = false
  private var isNextDue = false
  private var framesWaited = 0
  private var pause: OneShotTimer?
  /// How many frames a container may take to appear before it gets its children anyway.
  private static let framesToAppear = 10

  /// Whether the call that begins a movement hasn't returned yet.
  var isBeginningMovement = false
  var awaited: AwaitedMovement?
  /// Keeps the execution alive until it ends.
  var deadline: OneShotTimer?

  init(_ plan: Plan, of navigation: NavigationRun, manner: Manner) {
    self.plan = plan
    self.navigation = navigation
    self.manner = manner
    dismissals = plan.chainsAbove[...]
    reveals = plan.reveals[...]
    lockedBefore =
      RoutingLock.isAnyHolding
      ? LockedScreen.all(around: plan.window, past: nil).filter { $0.isExpected(by: plan) }
        .map(\.screen) : []
  }

  /// Begins the execution. The navigation receives the result once: the destination's view
  /// controller, or an error.
  func begin() {
    if LeaveWatch.isNeeded { beginWatch() }
    do {
      if let found = plan.found, found.declared.hasContextTasks {
        try RouterWindowProvider.asking(plan.window) { () throws(RoutingError) in
          try found.runContextTasks { progress }
        }
      }
      goOn()
    } catch {
      end(.failure(error))
    }
  }

  /// Skips the movements that haven't begun yet; the current one finishes.
  func cancel() {
    isCancelled = true
    if isInterrupted || contentWait != nil { end(.failure(.cancelled(progress: progress))) }
  }

  /// The progress so far, computed only for an error.
  var progress: RoutingProgress {
    var progress = RoutingProgress()
    progress.dismissed = dismissed.map { ViewControllerReference($0) }
    progress.revealed = revealed.map { ViewControllerReference($0) }
    for step in plan.pending {
      if step.disposition == .build, step.screen != nil {
        progress.built.append(step.reference.screen)
      }
      if isIntegrated(step) { progress.integrated.append(step.reference.screen) }
    }
    return progress
  }

  private func isIntegrated(_ step: any PlannedStep) -> Bool {
    guard step.isEmbedded, case .pending(let container) = step.host else {
      return step.isIntegrated
    }
    return isIntegrated(plan.pending(container))
  }

  /// Makes the next movement, and the ones after it for as long as they end at once. It's a loop,
  /// so that a long chain needs no more stack than a short one.
  func goOn() {
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
    if RoutingLock.isAnyHolding, waitsForLock() { return }
    do {
      if let chain = dismissals.popFirst(), let lowest = chain.first {
        dismiss(chain, from: lowest)
      } else if let reveal = reveals.popFirst() {
        makeVisible(reveal)
      } else if let step = next {
        try integrate(step)
      } else {
        try showDestination()
      }
    } catch {
      end(.failure(error))
    }
  }

  private func dismiss(_ chain: [UIViewController], from layer: UIViewController) {
    let isLast = dismissals.isEmpty && reveals.isEmpty && plan.pendingCount == 0
    wait(for: .dismissal(of: chain, from: layer)) { completion in
      guard let presenter = layer.presentingViewController else { return completion(.success) }
      presenter.dismiss(animated: manner.animated && isLast) { completion(.success) }
    }
  }

  private func makeVisible(_ reveal: Reveal) {
    let isLast = reveals.isEmpty && next == nil
    guard let adapter = reveal.container.containerAdapter else { return goOn() }
    wait(for: .reveal(reveal)) { completion in
      adapter.makeVisible(
        reveal.child, animated: manner.animated && isLast, completion: completion)
    }
  }

  private func integrate(_ step: any PlannedStep) throws(RoutingError) {
    if step.disposition == .lookUp {
      if let screen = screenToLoad { return wait(forContentOf: screen, neededBy: step) }
      reveals = try lookUp(step).wayOut.reveals[...]
      return goOn()
    }
    guard let integration = step.integration else { return goOn() }
    let host = try host(of: step)
    if integration.isMergeable, let adapter = host.containerAdapter {
      if let embedding = try embed(into: host, adapter: adapter) {
        try update(embedding, adapter: adapter)
      }
    } else if framesWaited < Self.framesToAppear, isStillAppearing(host) {
      waitToAppear()
    } else {
      perform(integration, of: step, on: host, with: try build(step))
    }
  }

  /// Whether the host is in front, but its view isn't in the window yet. A container that has only
  /// just come to the front carries out a push only after it has appeared (UIKit rule 35).
  private func isStillAppearing(_ host: UIViewController) -> Bool {
    guard host.viewIfLoaded?.window == nil, let window = plan.window,
      window.rootViewController?.viewIfLoaded?.window != nil, host.isVisible(in: window)
    else { return false }
    window.layoutIfNeeded()
    return host.viewIfLoaded?.window == nil
  }

  private func waitToAppear() {
    framesWaited += 1
    pause = Frame.timer(on: plan.window) { [self] in
      pause = nil
      goOn()
    }
  }

  private func update(
    _ embedding: Embedding, adapter: any ContainerAdapter
  ) throws(RoutingError) {
    let animated = manner.animated && isLastMovement
    guard let stack = embedding.stack else {
      return wait(for: .update(embedding)) { completion in
        adapter.update(
          embedding.host, to: embedding.children, showing: embedding.shown, animated: animated,
          completion)
      }
    }
    if let refusal = stack.change(to: embedding.children, animated: animated) {
      throw plan.pending(embedding.steps.lowerBound).failure(refusal, progress: progress)
    }
    // A stack without a transition leaves nothing to wait for.
    if stack.finishAtOnce() {
      note(.update(embedding))
      return goOn()
    }
    wait(for: .update(embedding)) { completion in stack.answerAfterTransition(completion) }
  }

  private func perform(
    _ integration: Integration, of step: any PlannedStep, on host: UIViewController,
    with viewController: UIViewController
  ) {
    let animated = manner.animated && isLastMovement
    step.performedOn = host
    wait(for: .action(step)) { completion in
      RouterWindowProvider.asking(plan.window) {
        integration.perform(
          with: viewController, on: host, animated: animated, completion: completion)
      }
    }
  }

  /// Records the effects of a movement.
  func note(_ movement: Movement) {
    switch movement {
    case .dismissal(let chain, _):
      dismissed = chain + dismissed
      guard dismissals.isEmpty else { return }
      manner.tracer.record(.dismissed(plan.dismissed.map { ViewControllerReference($0) }))
    case .reveal(let reveal):
      revealed.append(reveal.child)
      manner.tracer.record(
        .madeVisible(
          ViewControllerReference(reveal.child), in: ViewControllerReference(reveal.container)))
    case .update(let embedding):
      for index in embedding.steps where !plan.pending(index).isEmbedded {
        noteIntegrated(plan.pending(index), on: embedding.host)
      }
    case .action(let step):
      // An app's action may report success without an effect; built-in actions make sure that they
      // have one.
      guard
        step.integration?.showsItsViewController == true
          || step.screen?.isInHierarchy(of: plan.window) == true
      else { return }
      noteIntegrated(step, on: step.performedOn ?? plan.start)
    }
  }

  private func noteIntegrated(_ step: any PlannedStep, on host: UIViewController) {
    step.isIntegrated = true
    manner.tracer.record(.integrated(step.reference, host: ViewControllerReference(host)))
  }

  /// Makes sure that the destination ends up visible, no matter how it was integrated.
  private func showDestination() throws(RoutingError) {
    let destination = plan.lastPending?.screen ?? plan.start
    if isLeftAlone || destination.isVisible(in: plan.window) {
      return end(.success(Arrival(viewController: destination, plan: plan)))
    }
    guard !hasShownDestination else {
      throw .notVisible(plan.destination, progress: progress)
    }
    hasShownDestination = true
    reveals = destination.wayOut.reveals[...]
    goOn()
  }

  /// Whether an action doesn't intend to show its view controller.
  private var isLeftAlone: Bool {
    for index in 0..<plan.pendingCount {
      if plan.pending(index).integration?.showsItsViewController == false { return true }
    }
    return false
  }

  func end(_ ending: Ending) {
    stopWaiting()
    deadline?.cancel()
    deadline = nil
    if LeaveWatch.isNeeded, !isInterrupted, contentWait == nil { endWatch() }
    isInterrupted = false
    contentWait?.cancel()
    contentWait = nil
    let navigation = self.navigation
    self.navigation = nil
    navigation?.end(ending)
  }

  func beginWatch() {
    guard let window = plan.window else { return }
    LeaveWatch.of(window).beginMovements(in: window, leaving: plan.leaveReason)
  }

  func endWatch() {
    guard let window = plan.window else { return }
    LeaveWatch.of(window).endMovements(in: window, leaving: plan.leaveReason)
  }
}

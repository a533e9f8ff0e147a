import PortableUIKit

/// Waits for a movement, and for anything else that moves.
extension Execution {
  /// Makes one movement and continues when it has ended, or gives up if no answer comes.
  func wait(
    for movement: Movement, _ begin: (@escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    let awaited = AwaitedMovement(movement, by: self)
    self.awaited = awaited
    let furtherCall = furtherCall(of: movement)
    let gate = CompletionGate(onFurtherCall: furtherCall) { answer in
      if let execution = awaited.execution { return execution.answered(answer, by: awaited) }
      // An answer may still come after the execution has given up.
      if case .result = answer { furtherCall?(.late) }
    }
    isBeginningMovement = true
    begin(gate.handler)
    isBeginningMovement = false
    guard self.awaited != nil else { return }
    if LeaveWatch.isNeeded, let window = plan.window { LeaveWatch.of(window).notePlaces() }
    if deadline == nil { giveUpLater() }
  }

  /// Starts the timer for the time limit. A single timer serves all movements of an execution: if
  /// it fires while a later movement is in progress than when it started, it starts again. So a
  /// movement gets between one and two times the limit.
  private func giveUpLater() {
    let known = awaited
    deadline = OneShotTimer(after: manner.timeLimit, role: .deadline, on: plan.window) { [self] in
      deadline = nil
      guard let awaited, !awaited.isAnswered else { return }
      if awaited === known { answered(.timedOut, by: awaited) } else { giveUpLater() }
    }
  }

  /// Returns the handler for a completion call after the wait, perhaps long after. It only informs
  /// observers.
  private func furtherCall(
    of movement: Movement
  ) -> (@MainActor (CompletionGate.FurtherCall) -> Void)? {
    guard manner.tracer.isObserved else { return nil }
    return { [tracer = manner.tracer, participant = movement.participant(in: plan)] call in
      tracer.record(.called(call, by: participant), as: .warning)
    }
  }

  private func answered(_ answer: CompletionGate.Answer, by awaited: AwaitedMovement) {
    switch answer {
    case .result(let result):
      if isBeginningMovement { return take(result, of: awaited) }
      awaited.isAnswered = true
      // The answer may come while UIKit is still finishing a transition and hasn't reset its flags.
      // It would refuse a presentation at that point.
      onNextTurn(of: plan.window) { [self] in take(result, of: awaited) }
    case .dropped, .timedOut:
      guard let movement = awaited.movement else { return }
      if movement.hasEffect(in: plan.window) { return goOn(after: movement) }
      let participant = movement.participant(in: plan)
      if case .dropped = answer {
        end(.failure(.completionDropped(by: participant, progress: progress)))
      } else {
        end(.failure(.timedOut(by: participant, progress: progress)))
      }
    }
  }

  private func take(_ result: RoutingResult, of awaited: AwaitedMovement) {
    guard let movement = awaited.movement else { return }
    switch result {
    case .success: goOn(after: movement)
    case .failure(let error): end(.failure(failure(error, of: movement)))
    }
  }

  /// Continues when nothing moves. Other code may have begun something during the movement, and an
  /// app's own code may answer before its own transition has ended.
  private func goOn(after movement: Movement) {
    stopWaiting()
    note(movement)
    guard let window = plan.window, !(isBeginningMovement && movement.isBuiltIn),
      window.hasRunningTransition(from: movement.lowestLayer)
    else { return goOn() }
    TransitionWatch(window: window).settle(within: manner.timeLimit) { [self] isSettled in
      goOn(ifSettled: isSettled)
    }
  }

  /// Continues if nothing moves any more; otherwise the time limit has passed.
  func goOn(ifSettled isSettled: Bool) {
    if isSettled { return goOn() }
    end(.failure(.transitionTimedOut(on: plan.destination, progress: progress)))
  }

  private func failure(_ error: any Error, of movement: Movement) -> RoutingError {
    if let step = movement.step(in: plan) { return step.failure(error, progress: progress) }
    if let refusal = error as? PresentationRefusal {
      return .presentationRefused(plan.destination, refusal, progress: progress)
    }
    guard let refusal = error as? IntegrationRefusal else {
      return .actionFailed(
        movement.participant(in: plan), underlying: error, progress: progress)
    }
    return .integrationRefused(plan.destination, refusal, progress: progress)
  }

  func stopWaiting() {
    awaited?.letGo()
    awaited = nil
  }
}

/// A movement that the execution waits for.
@MainActor
final class AwaitedMovement {
  private(set) var movement: Movement?
  /// Nil after the wait.
  private(set) var execution: Execution?
  /// Whether the movement has ended, and the rest follows on the next turn of the run loop.
  var isAnswered = false

  init(_ movement: Movement, by execution: Execution) {
    self.movement = movement
    self.execution = execution
  }

  /// Releases everything, because other code may keep the completion forever.
  func letGo() {
    movement = nil
    execution = nil
  }
}

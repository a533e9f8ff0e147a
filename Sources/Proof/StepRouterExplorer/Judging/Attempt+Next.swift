import PortableUIKit
import StepRouter

extension Attempt {
  /// Checks that the next navigation works, however this one ended.
  func tryNext(after request: Request, _ verdict: inout Verdict) async {
    if request.waitingInterceptor != nil {
      let waitsForLock = request.waitsForLock
      await letGo(of: request, &verdict)
      if waitsForLock { return await tryTurn(&verdict) }
      if let unmet, !unmet.moves.isEmpty { return await fulfil(unmet, &verdict) }
    }
    guard case .reached = request.endings.first else { return await tryTurn(&verdict) }
    let again = replay.ask(destination)
    await replay.settle([again])
    judgeRepetition(again, &verdict)
    await letGo(of: again, &verdict)
  }

  /// Cancels a navigation that still waits for an interceptor or a lock, and checks that it ends.
  func letGo(of request: Request, _ verdict: inout Verdict) async {
    guard let participant = request.waitingInterceptor else { return }
    replay.device.perform { request.navigation?.cancel() }
    await replay.settle([request])
    if request.endings.count != 1 {
      verdict.note(
        .notCompleted,
        "Cancelled while waiting for \(participant), it ended "
          + "\(request.endings.count) times.")
    }
  }

  /// Does what the interceptor wants from the user, and checks that the navigation then goes on to
  /// its screen.
  private func fulfil(
    _ requirement: ExploredDestination.Requirement, _ verdict: inout Verdict
  ) async {
    let request = replay.ask(destination)
    await replay.settle([request])
    for move in requirement.moves where !request.hasEnded {
      guard await replay.perform(move) else {
        return verdict.note(
          .notReplayed, "\(move), which should fulfil “\(requirement.name)”, is not possible.")
      }
    }
    await replay.settle([request])
    var fulfilled = Verdict()
    judge(request, &fulfilled)
    verdict.problems += fulfilled.problems
    verdict.events += fulfilled.events
    verdict.outcome = fulfilled.outcome == .built ? .interceptorAnswered : fulfilled.outcome
    await letGo(of: request, &verdict)
  }

  /// Checks that the screen is still there, and that a repeated request finds it.
  private func judgeRepetition(_ request: Request, _ verdict: inout Verdict) {
    let detail = "Asked for once more, "
    switch request.endings.first {
    case .reached(let kind, let screen):
      if let hindrance = screen.viewController.map(replay.hindrance) ?? "the screen is gone." {
        verdict.note(.nextFails, detail + "it is not visible: \(hindrance)")
      }
      if kind == .built, !destination.isAlwaysNew {
        verdict.note(.builtAgain, detail + "it is built once more.")
      }
    case .failed(let error): verdict.note(.nextFails, detail + "it fails: \(error)")
    case nil where request.waitingInterceptor == nil:
      verdict.note(.nextFails, detail + "the completion is not called.")
    case nil: break
    }
  }

  /// Checks that the router's queue is free: a router that rejects instead of waiting must get its
  /// turn.
  func tryTurn(_ verdict: inout Verdict) async {
    let window = replay.window
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, policy: .reject,
      locks: .refuse)
    let current: DestinationStep<UIViewController, Void> = GeneralStep.current()
    var end: String?
    _ = replay.device.perform {
      router.navigate(to: current, with: ()) { result in
        switch result {
        case .success, .failure(.locked): end = ""
        case .failure(let error): end = error.description
        }
      }
    }
    await replay.device.settle()
    let fault = end ?? "The completion is not called."
    if !fault.isEmpty { verdict.note(.nextFails, "A further navigation does not work. \(fault)") }
  }
}

import PortableUIKit
import StepRouter

extension Attempt {
  /// Checks that the next navigation works, however this one ended.
  func tryNext(after request: Request, _ verdict: inout Verdict) async {
    if request.waitingInterceptor != nil {
      let waitsForLock = request.waitsForLock
      verdict.waysToClose = ClosedInterceptor.ways(outOf: request, in: replay, since: before)
      await letGo(of: request, &verdict)
      if waitsForLock { return await replay.tryTurn(&verdict) }
      if let unmet, !unmet.moves.isEmpty { return await fulfil(unmet, &verdict) }
    }
    guard case .reached = request.endings.first else { return await replay.tryTurn(&verdict) }
    await tryAgain(&verdict)
  }

  /// Asks again for the destination that the navigation has reached.
  ///
  /// - Parameter mayBeRefused: Whether a screen that another request has put there may refuse to
  ///   go.
  func tryAgain(_ verdict: inout Verdict, mayBeRefused: Bool = false) async {
    let again = replay.ask(destination)
    await replay.settle([again])
    if !(mayBeRefused && again.isRefused) { judgeRepetition(again, &verdict) }
    await letGo(of: again, &verdict)
  }

  /// Asks for the destination without judging the result.
  func askOnce() async {
    let request = replay.ask(destination)
    await replay.settle([request])
    replay.device.perform { request.navigation?.cancel() }
    await replay.settle([request])
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

  /// Asks again, makes the moves that fulfill the requirement, and checks that the navigation then
  /// goes on to its screen.
  ///
  /// - Parameter folds: Whether the phone folds before these moves.
  func fulfil(
    _ requirement: ExploredDestination.Requirement, folding folds: Bool = false,
    _ verdict: inout Verdict
  ) async {
    let request = replay.ask(destination)
    await replay.settle([request])
    if folds {
      replay.changeDisplay()
      await replay.settle([request])
    }
    for move in requirement.moves where !request.hasEnded {
      guard await replay.perform(move) else {
        return verdict.note(
          .notReplayed, "\(move.words), which should fulfil “\(requirement.name)”, is not possible."
        )
      }
    }
    await replay.settle([request])
    var fulfilled = Verdict()
    judge(request, &fulfilled)
    verdict.problems += fulfilled.problems
    verdict.events += fulfilled.events
    verdict.outcome = fulfilled.outcome == .built ? .interceptorAnswered : fulfilled.outcome
    judgeFulfilment(of: requirement, &verdict)
    await letGo(of: request, &verdict)
  }

  /// Checks that the requirement no longer refuses the screen once the user has done what it takes.
  /// Another requirement may still refuse it.
  private func judgeFulfilment(
    of requirement: ExploredDestination.Requirement, _ verdict: inout Verdict
  ) {
    let unmet = replay.device.perform { destination.unmet?.name ?? requirement.name }
    guard verdict.outcome == .refusedByInterceptor, unmet == requirement.name else { return }
    let moves = requirement.moves.words
    verdict.note(
      .nextFails,
      "Asked for once more, it is refused, though the user has done what “\(requirement.name)” "
        + "takes: \(moves).")
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
}

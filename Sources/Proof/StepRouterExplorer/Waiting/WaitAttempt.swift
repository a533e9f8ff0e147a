import PortableUIKit
import StepRouter
import StepRouterTesting

/// Waits for a screen in one state, and judges how the wait ends.
@MainActor
struct WaitAttempt {
  let replay: Replay
  let destination: ExploredDestination
  private let before: Standings
  private let log = RunningWait.Log()

  init(_ destination: ExploredDestination, in replay: Replay) {
    self.replay = replay
    self.destination = destination
    before = Standings(of: replay)
  }

  /// Returns the events that can happen during the wait; empty if the wait ends at once or its
  /// screen doesn't appear.
  func followUps() async -> [FollowUp] {
    guard let wait = await begin(destination), wait.end == nil, wait.screen != nil else {
      return []
    }
    let names = replay.app.destinations.map(\.name)
    let index = names.firstIndex(of: destination.name) ?? 0
    let next = (1..<max(names.count, 1)).map { names[(index + $0) % names.count] }
    let others = replay.app.destinations.filter { $0.awaiting != nil }.map(\.name)
      .filter { $0 != destination.name }
    let answers = destination.awaiting?.answers ?? []
    let moves = replay.takeMoves().filter { $0.kind != .relaunch }
    wait.cancel()
    await replay.settle()
    var found = answers.map { FollowUp.answer($0) }
    found += answers.prefix(1).flatMap { move in
      next.prefix(1).map { FollowUp.answer(move, under: $0) }
    }
    found += moves.filter { !answers.contains($0) }.map { .move($0) }
    found += next.prefix(2).map { .asking($0) }
    found += others.prefix(1).flatMap { other in
      names.filter { $0 != other && $0 != destination.name }.prefix(1)
        .map { FollowUp.awaiting(other, asking: $0) }
    }
    return found + [.close, .back, .cancel]
  }

  /// Waits, makes this event happen during the wait, and returns the verdict.
  func run(then followUp: FollowUp) async -> Verdict {
    _ = replay.takeComplaints()
    var verdict = Verdict()
    verdict.outcome = .awaited
    let earlierLeaves = LeaveRecord(of: replay)
    guard let wait = await begin(destination) else {
      verdict.note(.notReplayed, "The app doesn't wait for “\(destination.name)”.")
      return verdict
    }
    judgeLocks(&verdict)
    earlierLeaves.judge(&verdict, after: .several)
    replay.judgeMoment(&verdict, since: before)
    if judgeBeginning(of: wait, &verdict) {
      let leaves = LeaveRecord(of: replay)
      var waits = [wait]
      if let other = replay.app.destinations.first(where: { $0.name == followUp.other }),
        let second = await begin(other), second.end == nil
      {
        waits.append(second)
      }
      // The second wait may have removed the first one's screen already.
      let areBothOpen = waits.count == 2 && wait.end == nil
      await follow(followUp, wait, &verdict)
      for one in waits { judge(one, after: followUp, &verdict) }
      if areBothOpen { judgeOrder(of: waits, &verdict) }
      leaves.judge(&verdict, after: .several)
      if !followUp.isUsers { judgeLocks(&verdict) }
      replay.judgeMoment(&verdict, since: before)
      await end(waits, &verdict)
    } else {
      await end([wait], &verdict)
    }
    await replay.tryTurn(&verdict)
    await replay.judgeRest(&verdict, since: before)
    return verdict
  }

  /// Judges the screens that refuse to go, and those that lock.
  private func judgeLocks(_ verdict: inout Verdict) {
    verdict.note(.lockIgnored, before.goneThoughLocked(from: replay.windows)) {
      "\($0) refused to go, but is gone."
    }
    verdict.noteLocks(of: before, in: replay)
  }

  private func begin(_ destination: ExploredDestination) async -> RunningWait? {
    replay.noteEverybody()
    guard let wait = RunningWait(destination, in: replay, log: log) else { return nil }
    await replay.settle()
    replay.watch.cause = .wait(destination.name)
    replay.watch.look(at: replay)
    wait.findScreen(in: replay.window)
    return wait
  }

  /// Judges the beginning of a wait. Returns true if the wait goes on and its screen is there.
  private func judgeBeginning(of wait: RunningWait, _ verdict: inout Verdict) -> Bool {
    switch (wait.end, wait.screen) {
    case (nil, nil):
      // An interceptor is asking the user.
      verdict.outcome =
        before.front.isLocking ? .refusedByLock : .refusedByInterceptor
    case (nil, _?): return true
    case (.failed(let error), nil):
      verdict.outcome =
        (error as? RoutingError)?.isLocked == true ? .refusedByLock : .refusedByInterceptor
    case (.cancelled, nil): break
    case (.answered, nil): verdict.note(.resultInvented, wait.invention)
    case (_?, _?): verdict.note(.waitEndedEarly, wait.earliness)
    }
    return false
  }

  private func follow(
    _ followUp: FollowUp, _ wait: RunningWait, _ verdict: inout Verdict
  ) async {
    let router = replay.app.router
    switch followUp.kind {
    case .move, .answer:
      guard let move = followUp.move, await replay.perform(move) else { break }
      return
    case .answerUnder:
      guard let move = followUp.move, replay.begin(move) else { break }
      return await ask(followUp.destination)
    case .asking, .awaitingToo: return await ask(followUp.destination)
    case .close:
      replay.device.perform {
        let screen = replay.window.everybody.first {
          HierarchySnapshot.Identity($0).number == wait.screen
        }
        if let screen { router.close(screen) }
      }
      return await replay.settle()
    case .back:
      replay.device.perform { _ = router.goBack() }
      return await replay.settle()
    case .cancel:
      wait.cancel()
      return await replay.settle()
    }
    verdict.note(.notReplayed, "\(followUp) was possible, but is not when it is tried again.")
  }

  private func ask(_ name: String?) async {
    guard let other = replay.app.destinations.first(where: { $0.name == name }) else { return }
    let request = replay.ask(other)
    await replay.settle([request])
    guard request.waitingInterceptor != nil else { return }
    replay.device.perform { request.navigation?.cancel() }
    await replay.settle([request])
  }

  /// Cancels the open waits, which then must end.
  private func end(_ waits: [RunningWait], _ verdict: inout Verdict) async {
    let open = waits.filter { $0.end == nil }
    for wait in open { wait.cancel() }
    if !open.isEmpty { await replay.settle() }
    for wait in open where wait.end == nil && verdict.problems.isEmpty {
      verdict.note(
        .waitNeverEnded, "The wait for “\(wait.destination.name)” was cancelled, and goes on.")
    }
  }
}

extension WaitAttempt {
  private func judge(_ wait: RunningWait, after followUp: FollowUp, _ verdict: inout Verdict) {
    let name = wait.destination.name
    let isThis = wait.destination.name == destination.name
    let screen = replay.windows.flatMap(\.window.everybody).first {
      HierarchySnapshot.Identity($0).number == wait.screen
    }
    let answers = isThis && followUp.answers
    switch (screen, wait.end) {
    case (nil, nil):
      verdict.note(.waitNeverEnded, "The wait for “\(name)” goes on, though its screen has gone.")
    case (nil, .answered) where !(isThis && followUp.mayAnswer):
      verdict.note(.resultInvented, wait.invention)
    case (_, .cancelled) where answers:
      verdict.note(.resultLost, "“\(name)” was answered, but the caller got no result.")
    case (_?, nil) where answers:
      verdict.note(.waitNeverEnded, "“\(name)” was answered, but the wait goes on.")
    case (_?, nil) where followUp.kind == .cancel:
      verdict.note(.waitNeverEnded, "The wait for “\(name)” was cancelled, and goes on.")
    case (let screen?, .cancelled) where followUp.kind == .cancel:
      guard (screen as? any RoutingInterceptable)?.canBeDismissed != false else { break }
      verdict.note(
        .leftBehind, "The wait for “\(name)” was cancelled, and its screen is still there.")
    case (_?, .cancelled), (_?, .failed): verdict.note(.waitEndedEarly, wait.earliness)
    case (_?, .answered) where !(isThis && followUp.mayAnswer):
      verdict.note(.waitEndedEarly, wait.earliness)
    default: break
    }
  }

  /// Checks the order in which the waits ended: the screen on top leaves first, so its wait must
  /// end first.
  private func judgeOrder(of waits: [RunningWait], _ verdict: inout Verdict) {
    guard let first = waits[0].place, let second = waits[1].place,
      first < second
    else { return }
    verdict.note(
      .waitsOutOfOrder,
      "The wait for “\(waits[0].destination.name)” has ended before that for "
        + "“\(waits[1].destination.name)”, which came after it.")
  }
}

extension RunningWait {
  fileprivate var earliness: String {
    "The wait for “\(destination.name)” has ended, though its screen is there and has not answered."
  }

  fileprivate var invention: String {
    "The wait for “\(destination.name)” has got a result, though its screen has left without an "
      + "answer."
  }
}

extension RoutingError {
  fileprivate var isLocked: Bool { if case .cantBeDismissed = self { true } else { false } }
}

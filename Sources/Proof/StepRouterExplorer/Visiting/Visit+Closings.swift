import StepRouter

extension Visit {
  /// Tries each way of closing something.
  mutating func tryClosings() async {
    for closing in ExploredClosing.allCases { await tryClosing(closing) }
  }

  /// Closes something, unless there is nothing to close this way.
  mutating func tryClosing(_ closing: ExploredClosing) async {
    Whereabouts.shared.begin(.init(state: record.state, closing: closing, Verdict()))
    let replayed = await explorer.afterMoves(moves) { replay -> Verdict? in
      guard let attempt = ClosingAttempt(closing, in: replay) else { return nil }
      return await attempt.run()
    }
    // If the explorer can't get to the state again, the destinations have already reported that.
    guard case .some(.some) = replayed.result else { return }
    noteClosing()
    let verdict = replayed.verdict { $0 ?? Verdict() }
    if !verdict.problems.isEmpty { note(.init(state: record.state, closing: closing, verdict)) }
  }
}

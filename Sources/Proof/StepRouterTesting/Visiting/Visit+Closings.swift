import StepRouter

extension Visit {
  /// Has the router close something, in each way.
  mutating func tryClosings() async {
    for closing in ExploredClosing.allCases { await tryClosing(closing) }
  }

  /// Closes something; nothing is tried where there is nothing to be closed so.
  mutating func tryClosing(_ closing: ExploredClosing) async {
    let replayed = await explorer.afterMoves(moves) { replay -> Verdict? in
      guard let attempt = ClosingAttempt(closing, in: replay) else { return nil }
      return await attempt.run()
    }
    // Where the state cannot be made again the destinations have told so.
    guard case .some(.some) = replayed.result else { return }
    noteClosing()
    let verdict = replayed.verdict { $0 ?? Verdict() }
    if !verdict.problems.isEmpty { note(.init(state: record.state, closing: closing, verdict)) }
  }
}

import StepRouter

extension Walk {
  /// Has the router close something in every state, in each way.
  mutating func tryClosings(_ report: Report) async {
    let states = exploration.states.indices
    for state in states {
      for closing in ExploredClosing.allCases { await tryClosing(closing, in: state) }
      report(.init(phase: .closings, done: state + 1, total: states.count))
    }
  }

  /// Closes something in a state; nothing is tried where there is nothing to be closed so.
  mutating func tryClosing(_ closing: ExploredClosing, in state: Int) async {
    let replayed = await explorer.afterMoves(exploration.states[state].moves) {
      replay -> Verdict? in
      guard let attempt = ClosingAttempt(closing, in: replay) else { return nil }
      return await attempt.run()
    }
    // Where the state cannot be made again the destinations have told so.
    guard case .some(.some) = replayed.result else { return }
    noteClosing()
    let verdict = replayed.verdict { $0 ?? Verdict() }
    if !verdict.problems.isEmpty { note(.init(state: state, closing: closing, verdict)) }
  }
}

import StepRouter

extension Visit {
  /// Tries each way of closing something.
  mutating func tryClosings() async {
    var rest = ExploredClosing.allCases
    while !rest.isEmpty {
      guard let tried = await tryFirstClosing(of: rest) else { return }
      rest = Array(rest.drop { $0 != tried }.dropFirst())
    }
  }

  /// Closes something, unless there is nothing to close this way.
  mutating func tryClosing(_ closing: ExploredClosing) async {
    _ = await tryFirstClosing(of: [closing])
  }

  /// Closes something in the first of these ways in which there is something to close, and returns
  /// that way. The others take no start of the app.
  private mutating func tryFirstClosing(of closings: [ExploredClosing]) async -> ExploredClosing? {
    Whereabouts.shared.begin(nil)
    var tried: ExploredClosing?
    let state = record.state
    let replayed = await explorer.afterMoves(moves) { replay -> Verdict? in
      guard replay.app.isRouted else { return nil }
      for closing in closings {
        guard let attempt = ClosingAttempt(closing, in: replay) else { continue }
        tried = closing
        Whereabouts.shared.decide(.init(state: state, closing: closing, Verdict()))
        return await attempt.run()
      }
      return nil
    }
    // If the explorer can't get to the state again, the destinations have already reported that.
    guard case .some(.some) = replayed.result, let tried else { return nil }
    noteClosing()
    let verdict = replayed.verdict { $0 ?? Verdict() }
    if !verdict.problems.isEmpty { note(.init(state: state, closing: tried, verdict)) }
    return tried
  }
}

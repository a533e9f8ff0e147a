import StepRouter

extension Visit {
  /// Tries each kind of closing.
  mutating func tryClosings() async {
    var rest = ExploredClosing.allCases
    while !rest.isEmpty {
      guard let tried = await tryFirstClosing(of: rest) else { return }
      rest = Array(rest.drop { $0 != tried }.dropFirst())
    }
  }

  /// Closes something, if there is something of this kind to close.
  mutating func tryClosing(_ closing: ExploredClosing) async {
    _ = await tryFirstClosing(of: [closing])
  }

  /// Closes the first of these that the state has, and returns it. The others don't take a start of
  /// the app.
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
    // If the state can't be reached again, the destinations have already reported that.
    guard case .some(.some) = replayed.result, let tried else { return nil }
    noteClosing()
    let verdict = replayed.verdict { $0 ?? Verdict() }
    if !verdict.problems.isEmpty { note(.init(state: state, closing: tried, verdict)) }
    return tried
  }
}

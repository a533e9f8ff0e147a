import PortableUIKit

/// The outcome of a replay.
struct Replayed<Result> {
  /// The result of the body. Nil if one of the moves wasn't possible.
  var result: Result?
  var failedMove: UserMove?
  var leaked: [Leak] = []

  /// Returns the verdict in the result, plus the leaks that show only once the app is gone.
  func verdict(_ verdict: (Result) -> Verdict) -> Verdict {
    var verdict = result.map(verdict) ?? Verdict()
    if let failedMove {
      verdict.note(
        .notReplayed, "\(failedMove.words) was possible, but is not when it is made again.")
    }
    if !verdict.problems.contains(where: { $0.kind == .leaked }) {
      verdict.note(leaks: leaked, "after the app has gone")
    }
    return verdict
  }
}

extension Explorer {
  /// Starts the app on its own device, makes the moves and runs the body.
  ///
  /// - Parameters:
  ///   - repeats: Whether the body may run a second time, to find out what holds an object that has
  ///     outlived the app.
  ///   - pass: Looks at the app before each move, given the number of moves made so far.
  func afterMoves<Result>(
    _ moves: [UserMove], repeats: Bool = true,
    passing pass: @MainActor (Replay, Int) -> Void = { _, _ in },
    _ body: @MainActor (Replay) async -> Result
  ) async -> Replayed<Result> {
    var (replayed, remains) = await perform(moves, passing: pass, body)
    replayed.leaked = await remains.leaked()
    guard repeats, replayed.leaked.contains(where: \.isUnexplained) else { return replayed }
    let (_, again) = await perform(moves, notingReach: true, body)
    let leaked = await again.leaked()
    if leaked.map(\.name) == replayed.leaked.map(\.name) { replayed.leaked = leaked }
    return replayed
  }

  /// Runs one replay and closes it. Nothing in this function may keep the app alive.
  private func perform<Result>(
    _ moves: [UserMove], notingReach: Bool = false,
    passing pass: @MainActor (Replay, Int) -> Void = { _, _ in },
    _ body: @MainActor (Replay) async -> Result
  ) async -> (Replayed<Result>, Remains) {
    Whereabouts.shared.start(moves)
    let replay = Replay(self)
    await replay.settle()
    replay.watch.look(at: replay)
    for (index, move) in moves.enumerated() {
      pass(replay, index)
      guard await replay.perform(move) else {
        return (Replayed(failedMove: move), replay.close(notingReach: notingReach))
      }
    }
    // The states on the way here have already reported their own faults.
    replay.forgetRelics()
    if !moves.isEmpty { replay.forgetLeaked() }
    replay.watch.arrive()
    Whereabouts.shared.arrive()
    let result = await body(replay)
    return (Replayed(result: result), replay.close(notingReach: notingReach))
  }
}

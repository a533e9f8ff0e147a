import PortableUIKit

/// What came of a replay.
struct Replayed<Result> {
  /// What the body gave; nil if a move could not be made.
  var result: Result?
  var failedMove: UserMove?
  var leaked: [Leak] = []

  /// The verdict within the result, with what only shows once the app is gone.
  func verdict(_ verdict: (Result) -> Verdict) -> Verdict {
    var verdict = result.map(verdict) ?? Verdict()
    if let failedMove {
      verdict.note(.notReplayed, "\(failedMove) was possible, but is not when it is made again.")
    }
    if !verdict.problems.contains(where: { $0.kind == .leaked }) {
      verdict.note(leaks: leaked, "after the app has gone")
    }
    return verdict
  }
}

extension Explorer {
  /// Starts the app on a device of its own, makes the moves and runs the body.
  func afterMoves<Result>(
    _ moves: [UserMove], _ body: @MainActor (Replay) async -> Result
  ) async -> Replayed<Result> {
    var (replayed, remains) = await perform(moves, body)
    replayed.leaked = await remains.leaked()
    return replayed
  }

  /// The same, and gives the app up: nothing here must keep it.
  private func perform<Result>(
    _ moves: [UserMove], _ body: @MainActor (Replay) async -> Result
  ) async -> (Replayed<Result>, Remains) {
    let replay = Replay(self)
    await replay.settle()
    replay.watch.look(at: replay)
    for move in moves {
      guard await replay.perform(move) else {
        return (Replayed(failedMove: move), replay.close())
      }
    }
    // What was wrong on the way here was told where it was found.
    _ = replay.takeRelics()
    if !moves.isEmpty { replay.forgetLeaked() }
    _ = replay.watch.takeBreaches()
    let result = await body(replay)
    return (Replayed(result: result), replay.close())
  }
}

/// Makes a move of the user in one state, and judges the outcome.
@MainActor
struct MoveAttempt {
  private let replay: Replay
  private let move: UserMove
  private let before: Standings
  private let leaves: LeaveRecord
  /// The state to which the move has led; nil until it's made.
  private(set) var fingerprint: Fingerprint?

  init(_ move: UserMove, in replay: Replay) {
    self.replay = replay
    self.move = move
    _ = replay.takeComplaints()
    before = Standings(of: replay)
    leaves = LeaveRecord(of: replay)
  }

  mutating func run() async -> Verdict {
    var verdict = Verdict()
    verdict.outcome = .moved
    if await !replay.perform(move) {
      verdict.note(.notReplayed, "\(move) is not possible any more.")
    }
    if move == .escape || move == .swipeDown {
      verdict.note(.lockIgnored, before.goneThoughHeld(from: replay.windows)) {
        "\($0) refused to go and is held against gestures, but is gone."
      }
    }
    leaves.judge(&verdict, after: .move(move))
    if move == .relaunch { replay.judgeRestoration(&verdict) }
    fingerprint = replay.key.fingerprint
    await replay.judgeRest(&verdict, since: before, isOver: false)
    return verdict
  }
}

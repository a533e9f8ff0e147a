/// Makes a user's move in one state, and judges the outcome.
@MainActor
struct MoveAttempt {
  private let replay: Replay
  private let move: UserMove
  private let before: Standings
  private let leaves: LeaveRecord
  private let foreground: Foreground
  private let seen: [StackedScreen]
  /// The screens that the user sees before a fold of the phone; nil for other moves.
  private let sights: FoldSights?
  /// The views over the windows before the user leaves the app; nil for other moves.
  private let overlays: OverlayViews?
  /// The rows of the lists before a pull to refresh; nil for other moves.
  private let rows: ListedRows?
  /// The change that the move left on the screen in front, though the user took the move back; not
  /// confirmed yet.
  private(set) var change: TakenBackChange?
  /// The state that the move led to; nil until it's made.
  private(set) var fingerprint: Fingerprint?
  /// The destinations that the user sees after the move.
  private(set) var reached: [String] = []

  init(_ move: UserMove, in replay: Replay) {
    self.replay = replay
    self.move = move
    _ = replay.takeComplaints()
    before = Standings(of: replay)
    leaves = LeaveRecord(of: replay)
    foreground = Foreground(of: replay)
    seen = move.kind == .resize ? replay.lookedAt : []
    overlays = [.leaveAndReturn, .interrupt].contains(move) ? OverlayViews(of: replay) : nil
    rows = move.kind == .pullToRefresh ? ListedRows(of: replay) : nil
    sights = move.kind.isFold ? FoldSights(of: replay) : nil
  }

  /// Whether the move touches a button that does nothing, which is a fault of its own.
  private var isIdle: Bool {
    move.kind == .tap
      && replay.device.perform {
        ButtonReader(replay.window).idle.contains { $0.control == move.name }
      }
  }

  mutating func run() async -> Verdict {
    var verdict = Verdict()
    verdict.outcome = .moved
    let isIdle = isIdle
    let isTakenBack = move == .cancelBack || move == .cancelSwipeDown
    let shown = isTakenBack ? replay.shownFacts : nil
    let front = isTakenBack ? replay.frontName : ""
    if await !replay.perform(move), !isIdle {
      verdict.note(.notReplayed, "\(move.words) is no longer possible.")
    }
    if move == .escape || move == .swipeDown {
      verdict.note(.lockIgnored, before.goneThoughHeld(from: replay.windows)) {
        "\($0) refused to go and is held against gestures, but is gone."
      }
    }
    leaves.judge(&verdict, after: .move(move))
    foreground.judge(&verdict, after: move, in: replay)
    reached = replay.reached
    sights?.judge(&verdict, in: replay)
    change = shown.flatMap {
      TakenBackChange(from: $0, to: replay.shownFacts, on: front, by: move)
    }
    overlays?.judge(&verdict, in: replay)
    rows?.judge(&verdict, in: replay)
    if move == .relaunch { replay.judgeRestoration(&verdict) }
    fingerprint = replay.key.fingerprint
    await replay.judgeRest(&verdict, since: before, isOver: false)
    if move.kind == .resize, let shape = WindowShape(rawValue: move.name ?? "") {
      await replay.judgeResizing(&verdict, of: seen, to: shape)
    }
    return verdict
  }
}

extension Replay {
  /// The name of the screen in front, with its title.
  fileprivate var frontName: String {
    device.perform { window.visible.last?.reportName ?? "The screen" }
  }
}

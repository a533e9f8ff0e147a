import PortableUIKit
import StepRouter

/// A visit to one state in one phase of an exploration, which writes a record.
@MainActor
struct Visit {
  let explorer: Explorer
  let moves: [UserMove]
  private(set) var record: ExplorationRecord
  private var covered: Set<CoveredItem> = []

  /// Creates a visit to the state that these moves lead to.
  init(
    _ moves: [UserMove], of explorer: Explorer, state: Int = 0,
    in phase: ExplorationProgress.Phase = .destinations
  ) {
    self.explorer = explorer
    self.moves = moves
    record = ExplorationRecord(phase: phase, state: state)
  }

  /// The findings as an exploration of this state alone.
  var exploration: Exploration {
    var exploration = Exploration(states: [.init(moves: moves)])
    exploration.add(record, keeping: .everything)
    exploration.moveCount = record.steps.count
    return exploration
  }

  /// Makes every move that the user can make here, and then the requests, all within the depth.
  mutating func expand(depth: Int, requests: [UserMove] = []) async {
    Whereabouts.shared.begin(nil)
    guard let next = await lookAround() else { return record.isCut = true }
    for move in next + requests {
      guard (moves + [move]).length <= max(depth, 0) else {
        record.isCut = true
        continue
      }
      await tryMove(move)
    }
  }

  /// Notes the visible buttons and the screen that encloses the user, and returns the moves that
  /// are possible here; nil if the state can't be reached again.
  private mutating func lookAround() async -> [UserMove]? {
    var buttons: ButtonReader?
    var reached: [String] = []
    var isEnclosed = false
    let next = await explorer.takeMoves(after: moves) { replay in
      buttons = replay.device.perform { ButtonReader(replay.window) }
      reached = replay.reached
      isEnclosed = replay.enclosing != nil
    }
    guard let next, let buttons else { return nil }
    if isEnclosed { record.enclosing = await explorer.enclosing(after: moves) }
    if moves.isEmpty { cover(reached: reached) }
    record.idle = buttons.idle
    for button in buttons.live { cover(CoveredItem(.control, button.untitled.description)) }
    for button in buttons.idle { cover(CoveredItem(.idleControl, button.untitled.description)) }
    return next
  }

  /// Notes the buttons that a request shows.
  mutating func note(_ buttons: ButtonReader, shownBy destination: String) {
    for button in buttons.live { cover(CoveredItem(.control, button.untitled.description)) }
    for var button in buttons.idle
    where !record.idle.contains(where: { $0.untitled == button.untitled }) {
      button.request = destination
      record.idle.append(button)
    }
  }

  private mutating func cover(reached destinations: [String]) {
    for name in destinations { cover(CoveredItem(.reached, name)) }
  }

  /// Makes a move and judges it.
  ///
  /// - Parameter judgesWay: Whether to report effects that should have followed by now after the
  ///   moves to this state.
  mutating func tryMove(_ move: UserMove, judgesWay: Bool = false) async {
    Whereabouts.shared.begin(.init(state: record.state, move: move, Verdict()))
    let replayed = await explorer.afterMoves(moves) { replay in
      var attempt = MoveAttempt(move, in: replay)
      var verdict = await attempt.run()
      if judgesWay { verdict.problems += replay.watch.breachesOfWay }
      return (verdict, attempt.fingerprint, attempt.reached, attempt.change)
    }
    var verdict = replayed.verdict { $0.0 }
    if verdict.problems.isEmpty, let change = replayed.result?.3,
      let problem = await explorer.confirmed(change, after: moves.map(WalkStep.move))
    {
      verdict.problems = [problem]
    }
    if !verdict.problems.isEmpty {
      note(.init(state: record.state, destination: nil, move: move, interleaving: nil, verdict))
    }
    record.steps.append(.init(move: move, fingerprint: replayed.result?.1))
    cover(CoveredItem(.move, move.description))
    if (moves + [move]).areTouches { cover(reached: replayed.result?.2 ?? []) }
  }

  mutating func noteReuse() { record.reusedCount += 1 }

  mutating func noteClosing() { record.closingCount += 1 }

  mutating func note(_ trial: Exploration.Trial) { record.trials.append(trial) }

  mutating func note(outcome: Character) { record.outcomes.append(outcome) }

  mutating func note(_ windows: [StateWindow]) { record.windows = windows }

  mutating func note(_ sight: DestinationSight) { record.sights.append(sight) }

  mutating func note(label: String) { record.label = label }

  mutating func cover(_ item: CoveredItem) {
    if covered.insert(item).inserted { record.covered.append(item) }
  }
}

extension [UserMove] {
  /// The number of moves that count toward the depth. A resize, a fold of the phone or a switch to
  /// another window counts only right after another of its kind, so that each state within the
  /// depth is reachable in every shape of the window and in each window.
  var length: Int {
    indices.count { index in
      !self[index].kind.isFree || (index > 0 && self[index - 1].kind.isLike(self[index].kind))
    }
  }
}

extension [UserMove] {
  /// Whether all of them are the user's own moves in the app.
  fileprivate var areTouches: Bool { allSatisfy { !$0.kind.comesFromOutside } }
}

extension UserMove.Kind {
  fileprivate var isFree: Bool { self == .resize || self == .switchWindow || isFold }

  fileprivate func isLike(_ other: Self) -> Bool { self == other || (isFold && other.isFold) }
}

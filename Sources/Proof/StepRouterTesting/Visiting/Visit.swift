import PortableUIKit
import StepRouter

/// One phase of an exploration in one state, in the making.
@MainActor
struct Visit {
  let explorer: Explorer
  let moves: [UserMove]
  private(set) var record: ExplorationRecord
  private var covered: Set<CoveredItem> = []

  /// The state to which these moves lead.
  init(
    _ moves: [UserMove], of explorer: Explorer, state: Int = 0,
    in phase: ExplorationProgress.Phase = .destinations
  ) {
    self.explorer = explorer
    self.moves = moves
    record = ExplorationRecord(phase: phase, state: state)
  }

  /// What was found, if no other state is looked at.
  var exploration: Exploration {
    var exploration = Exploration(states: [.init(moves: moves)])
    exploration.add(record, keeping: .everything)
    exploration.moveCount = record.steps.count
    return exploration
  }

  /// Makes every move that the user can make here, within the depth.
  mutating func expand(depth: Int) async {
    guard let next = await explorer.afterMoves(moves, { $0.takeMoves() }).result else {
      return record.isCut = true
    }
    for move in next {
      guard (moves + [move]).length <= max(depth, 0) else {
        record.isCut = true
        continue
      }
      await tryMove(move)
    }
  }

  /// Makes a move and judges it.
  ///
  /// - Parameter judgesWay: Whether what should follow on the way here must have followed.
  mutating func tryMove(_ move: UserMove, judgesWay: Bool = false) async {
    let replayed = await explorer.afterMoves(moves) { replay in
      var verdict = await MoveAttempt(move, in: replay).run()
      if judgesWay { verdict.problems += replay.watch.breachesOfWay }
      return (verdict, replay.key)
    }
    let verdict = replayed.verdict { $0.0 }
    if !verdict.problems.isEmpty {
      note(.init(state: record.state, destination: nil, move: move, interleaving: nil, verdict))
    }
    record.steps.append(.init(move: move, fingerprint: replayed.result?.1.fingerprint))
    cover(CoveredItem(.move, move.description))
  }

  mutating func noteReuse() { record.reusedCount += 1 }

  mutating func noteClosing() { record.closingCount += 1 }

  mutating func note(_ trial: Exploration.Trial) { record.trials.append(trial) }

  mutating func note(outcome: Character) { record.outcomes.append(outcome) }

  mutating func note(_ windows: [StateWindow]) { record.windows = windows }

  mutating func note(label: String) { record.label = label }

  mutating func cover(_ item: CoveredItem) {
    if covered.insert(item).inserted { record.covered.append(item) }
  }
}

extension [UserMove] {
  /// How many count for the depth: a resize, or a turn to another window, only after one of its
  /// kind. So whatever is within reach is so in every shape of the window, and in each window.
  var length: Int {
    indices.count { index in
      !self[index].kind.isFree || (index > 0 && self[index - 1].kind == self[index].kind)
    }
  }
}

extension UserMove.Kind {
  fileprivate var isFree: Bool { self == .resize || self == .switchWindow }
}

import PortableUIKit
import StepRouter

/// An exploration in the making.
@MainActor
struct Walk {
  let explorer: Explorer
  private let depth: Int
  private let limit: Int
  private var keys: Set<StateKey> = []
  private(set) var exploration = Exploration()

  /// A walk over the states from the start of the app.
  init(explorer: Explorer, depth: Int, limit: Int) {
    self.explorer = explorer
    self.depth = depth
    self.limit = limit
  }

  /// A walk that stays in one state.
  init(explorer: Explorer, moves: some Sequence<UserMove>) {
    self.init(explorer: explorer, depth: 0, limit: 1)
    exploration = Exploration(states: [.init(moves: Array(moves))])
  }

  /// Walks breadth first until there are states enough.
  mutating func findStates(_ progress: @MainActor (ExplorationProgress) -> Void) async {
    let first = await explorer.afterMoves([]) { $0.key }
    if let key = first.result { add([], key) }
    var index = 0
    while index < exploration.states.count, exploration.states.count < limit {
      defer { index += 1 }
      guard mayGoOn(from: exploration.states[index].moves) else { continue }
      await expand(index)
      progress(.init(phase: .states, done: index + 1, total: exploration.states.count))
    }
  }

  /// Whether any further move is within the depth.
  private func mayGoOn(from moves: [UserMove]) -> Bool {
    moves.length < depth || explorer.hasFreeMoves
  }

  private mutating func add(_ moves: [UserMove], _ key: StateKey) {
    guard exploration.states.count < limit, keys.insert(key).inserted else { return }
    exploration.states.append(.init(moves: moves))
  }

  private mutating func expand(_ index: Int) async {
    let moves = exploration.states[index].moves
    let next = await explorer.afterMoves(moves) { $0.takeMoves() }
    for move in next.result ?? [] where exploration.states.count < limit {
      guard (moves + [move]).length <= max(depth, 0) else { continue }
      if let key = await tryMove(move, in: index) { add(moves + [move], key) }
    }
  }

  /// Makes a move in a state and judges it: the state to which it leads.
  @discardableResult
  mutating func tryMove(_ move: UserMove, in index: Int) async -> StateKey? {
    exploration.moveCount += 1
    let replayed = await explorer.afterMoves(exploration.states[index].moves) { replay in
      _ = replay.takeComplaints()
      let before = Standings(of: replay)
      let leaves = LeaveRecord(of: replay)
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
      replay.judgeRest(&verdict, since: before)
      return (verdict, replay.key)
    }
    let verdict = replayed.verdict { $0.0 }
    if !verdict.problems.isEmpty {
      exploration.trials.append(
        .init(state: index, destination: nil, move: move, interleaving: nil, verdict))
    }
    return replayed.result?.1
  }

  mutating func noteClosing() { exploration.closingCount += 1 }

  mutating func note(_ trial: Exploration.Trial) { exploration.trials.append(trial) }
}

extension [UserMove] {
  /// How many count for the depth: a resize, or a turn to another window, only after one of its
  /// kind. So whatever is within reach is so in every shape of the window, and in each window.
  fileprivate var length: Int {
    indices.count { index in
      !self[index].kind.isFree || (index > 0 && self[index - 1].kind == self[index].kind)
    }
  }
}

extension UserMove.Kind {
  fileprivate var isFree: Bool { self == .resize || self == .switchWindow }
}

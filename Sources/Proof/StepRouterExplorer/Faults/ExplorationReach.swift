/// What an exploration tried, to tell a fault that is gone from one that nobody looked for.
struct ExplorationReach {
  private let ways: Set<[UserMove]>
  private let subjects: Set<Tally.Subject>

  init(of exploration: Exploration) {
    ways = Set(exploration.states.map(\.moves))
    subjects = Set(exploration.tally.rows.map(\.subject))
  }

  /// Whether the exploration came to the state that showed a fault, and did the same there.
  func covers(_ fault: Exploration.Fault) -> Bool {
    let (moves, trial) = (fault.first.moves, fault.first.trial)
    guard ways.contains(moves) else { return false }
    return trial.subject == .move || trial.subject == .closing || subjects.contains(trial.subject)
  }
}

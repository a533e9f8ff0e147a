/// The states and subjects that an exploration tried, to tell a fixed fault from one it didn't look
/// for.
struct ExplorationReach {
  private let ways: Set<[UserMove]>
  private let subjects: Set<Tally.Subject>

  init(of exploration: Exploration) {
    ways = Set(exploration.states.map(\.moves))
    subjects = Set(exploration.tally.rows.map(\.subject))
  }

  /// Whether the exploration reached the state that showed a fault, and tried the same kind of
  /// attempt.
  func covers(_ fault: Exploration.Fault) -> Bool {
    let (moves, trial) = (fault.first.moves, fault.first.trial)
    guard ways.contains(moves) else { return false }
    return trial.subject == .move || trial.subject == .closing || subjects.contains(trial.subject)
  }
}

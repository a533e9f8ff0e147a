import StepRouterExplorer

/// The outcome of each destination in each state.
struct OutcomeGrid {
  /// A cell with a fault.
  struct Fault {
    let state: Int
    let destination: Int
    let problems: [Exploration.Problem]
    /// The index of the finding.
    let finding: Int?
  }

  /// The letters of the destinations, for each state.
  private(set) var rows: [[Character]]
  private(set) var faults: [Fault] = []

  init(_ exploration: Exploration, findings: [Exploration.Finding]) {
    let destinations = exploration.destinations
    let columns = Dictionary(
      destinations.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { one, _ in one })
    let known = Self.places(of: findings)
    rows = Array(
      repeating: Array(repeating: OutcomeMark.untried.letter, count: destinations.count),
      count: exploration.states.count)
    for trial in exploration.trials where trial.subject == .destination {
      guard rows.indices.contains(trial.state),
        let column = trial.destination.flatMap({ columns[$0] })
      else { continue }
      guard let first = trial.problems.first else {
        rows[trial.state][column] = trial.outcome.letter(isDeclared: trial.isDeclared)
        continue
      }
      rows[trial.state][column] = OutcomeMark.fault.letter
      let key = Key(trial, first)
      faults.append(
        Fault(
          state: trial.state, destination: column, problems: trial.problems, finding: known[key]))
    }
  }

  /// Returns the number of cells in a column with this mark, declared or not.
  func count(of mark: OutcomeMark, inColumn column: Int) -> Int {
    rows.count { $0[column] == mark.letter || $0[column] == mark.capital }
  }

  private struct Key: Hashable {
    let destination: String?
    let kind: Exploration.Problem.Kind
    let leakedClass: Substring?

    init(_ trial: Exploration.Trial, _ problem: Exploration.Problem) {
      leakedClass = problem.leakedClass
      destination = leakedClass == nil ? trial.destination : nil
      kind = problem.kind
    }
  }

  private static func places(of findings: [Exploration.Finding]) -> [Key: Int] {
    var places: [Key: Int] = [:]
    for (place, finding) in findings.enumerated() {
      guard let first = finding.trial.problems.first,
        finding.trial.subject == .destination || first.kind == .leaked
      else { continue }
      places[Key(finding.trial, first)] = place
    }
    return places
  }
}

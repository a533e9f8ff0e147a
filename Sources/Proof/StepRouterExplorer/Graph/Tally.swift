/// Counts attempts by their outcomes.
package struct Tally: Hashable, Sendable, Codable {
  package enum Subject: String, Sendable, Codable {
    case destination, interleaving, closing, wait, link, move
  }

  /// The attempts that have all of these values in common.
  package struct Row: Hashable, Sendable, Codable {
    package let subject: Subject
    package let interleaving: Interleaving.Kind?
    package let outcome: Exploration.Outcome
    package let isDeclared: Bool
    package let isWrong: Bool
    package fileprivate(set) var count: Int
  }

  /// The rows, ordered by their first attempts.
  package private(set) var rows: [Row] = []

  mutating func add(_ trial: Exploration.Trial) {
    add(
      Row(
        subject: trial.subject, interleaving: trial.interleaving?.kind, outcome: trial.outcome,
        isDeclared: trial.isDeclared, isWrong: !trial.problems.isEmpty, count: 1))
  }

  private mutating func add(_ row: Row) {
    let index = rows.firstIndex { known in
      known.subject == row.subject && known.interleaving == row.interleaving
        && known.outcome == row.outcome && known.isDeclared == row.isDeclared
        && known.isWrong == row.isWrong
    }
    if let index { rows[index].count += row.count } else { rows.append(row) }
  }

  /// Returns the number of attempts in the rows that satisfy the predicate.
  package func count(where holds: (Row) -> Bool) -> Int {
    rows.reduce(0) { holds($1) ? $0 + $1.count : $0 }
  }
}

extension Exploration.Trial {
  package var subject: Tally.Subject {
    if closing != nil { return .closing }
    if followUp != nil { return .wait }
    if link != nil { return .link }
    if destination == nil { return .move }
    return interleaving == nil ? .destination : .interleaving
  }
}

#if !canImport(UIKit)
import StepRouterExplorer

extension Exploration {
  /// The fewest moves after which the explorer reports this; nil if it never does. A fault that no
  /// move shows, such as a lost link, comes after the moves that lead to its state.
  public func moves(to expected: ExpectedFinding) -> [UserMove]? {
    let finders = trials.filter { $0.problems.contains(where: expected.matches) }
    let ways = finders.compactMap { trial in trial.move.map { states[trial.state].moves + [$0] } }
    let others = finders.filter { $0.move == nil }.map { states[$0.state].moves }
    return (ways.isEmpty ? others : ways).min { $0.count < $1.count }
  }
}
#endif

/// The result of checking an exploration for a property that spans several states.
///
/// ```swift
/// for result in exploration.propertyResults { print(result) }
/// // “home can be reached” within 4 moves: in 40 states, not in 0, not known in 3
/// ```
public struct PropertyResult: Hashable, Sendable {
  /// The property.
  public let law: PropertyLaw
  /// The number of states in which it holds.
  public let holdingCount: Int
  /// The states in which it's broken, in ascending order of their numbers of moves.
  public let brokenStates: [Int]
  /// The number of states in which the answer is unknown, because moves lead from there to
  /// unexplored states.
  public let unknownCount: Int
  /// For a `leadsTo` property: moves from the first of the ``brokenStates`` that the effect doesn't
  /// follow.
  public let way: [UserMove]
}

extension PropertyResult: CustomStringConvertible {
  /// The numbers of states in which the property holds, is broken or is unknown.
  public var description: String {
    "“\(law.name)” within \(law.within) move\(law.within == 1 ? "" : "s"): "
      + "in \(holdingCount) state\(holdingCount == 1 ? "" : "s"), not in \(brokenStates.count), "
      + "not known in \(unknownCount)"
  }
}

extension Exploration {
  /// The results for each property that spans several states. The answer may be unknown for states
  /// that the explorer didn't check or whose moves it didn't all try.
  public var propertyResults: [PropertyResult] {
    guard !laws.isEmpty else { return [] }
    let graph = PropertyGraph(self)
    return laws.indices.map { graph.result(of: $0) }
  }
}

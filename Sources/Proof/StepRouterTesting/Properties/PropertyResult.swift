/// What a graph of states says about a property that speaks of ways through several of them.
///
/// ```swift
/// for result in exploration.propertyResults { print(result) }
/// // “home can be reached” within 4 moves: in 40 states, not in 0, not known in 3
/// ```
public struct PropertyResult: Hashable, Sendable {
  /// What the property says.
  public let law: PropertyLaw
  /// In how many states it holds.
  public let holdingCount: Int
  /// The states in which it is broken, those with fewer moves first.
  public let brokenStates: [Int]
  /// In how many states it is not known, since ways lead from there to what was not explored.
  public let unknownCount: Int
  /// For what should follow: a way from the first of the ``brokenStates`` on which it does not.
  public let way: [UserMove]
}

extension PropertyResult: CustomStringConvertible {
  /// In how many states the property holds, is broken and is not known.
  public var description: String {
    "“\(law.name)” within \(law.within) move\(law.within == 1 ? "" : "s"): "
      + "in \(holdingCount) state\(holdingCount == 1 ? "" : "s"), not in \(brokenStates.count), "
      + "not known in \(unknownCount)"
  }
}

extension Exploration {
  /// What the states and the moves between them say about each property that speaks of ways. A state
  /// whose moves were not all tried, or at which nobody has looked, may lead anywhere.
  public var propertyResults: [PropertyResult] {
    guard !laws.isEmpty else { return [] }
    let graph = PropertyGraph(self)
    return laws.indices.map { graph.result(of: $0) }
  }
}

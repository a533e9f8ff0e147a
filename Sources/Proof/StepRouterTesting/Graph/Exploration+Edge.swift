extension Exploration {
  /// A move that leads from a state to a state, maybe to the same.
  ///
  /// ```swift
  /// let ways = exploration.edges.filter { $0.to == 7 }
  /// ```
  public struct Edge: Hashable, Sendable, Codable {
    /// The state in which the move is made.
    public let from: Int
    /// The move.
    public let move: UserMove
    /// The state to which it leads; nil for one that was not explored, since there were states
    /// enough.
    public let to: Int?
  }

  /// How many states have been seen whose own moves were not all tried: what lies behind them is
  /// not known.
  public var frontierCount: Int { states.count { !$0.isExpanded } }
}

extension Exploration {
  /// A move from one state to another, or back to the same state.
  ///
  /// ```swift
  /// let ways = exploration.edges.filter { $0.to == 7 }
  /// ```
  public struct Edge: Hashable, Sendable, Codable {
    /// The state in which the user makes the move.
    public let from: Int
    /// The move.
    public let move: UserMove
    /// The state that the move leads to; nil if the explorer had enough states and didn't explore
    /// that one.
    public let to: Int?
  }

  /// The taps that, in every state where the explorer tried them, changed nothing it sees. The app
  /// may still do something out of sight.
  public var unansweredTaps: [UserMove] {
    var changes: Set<UserMove> = []
    var taps: [UserMove] = []
    for edge in edges where edge.move.kind == .tap && edge.from != edge.to {
      changes.insert(edge.move)
    }
    for edge in edges where edge.move.kind == .tap && changes.insert(edge.move).inserted {
      taps.append(edge.move)
    }
    return taps
  }

  /// The number of states that the explorer saw without trying all of their moves. The states
  /// behind them are unknown.
  public var frontierCount: Int { states.count { !$0.isExpanded } }
}

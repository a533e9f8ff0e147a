/// The extent of an exploration.
///
/// ```swift
/// let scope = ExplorationScope(depth: 3, states: 500)
/// let exploration = await explorer.run(scope)
/// ```
public struct ExplorationScope: Hashable, Sendable, Codable {
  /// The maximum number of moves that the user makes. If it isn't positive, the start is the only
  /// state.
  public var depth: Int
  /// The number of distinct states that are enough. The explorer always explores at least one, the
  /// start.
  public var states: Int
  /// The number of states, from the first on, in which the explorer also asks for the destinations
  /// while something else goes on. None if it isn't positive.
  public var interleavedStates: Int
  /// The number of states, from the first on, in which the explorer awaits each destination that
  /// answers, while everything happens that can. None if it isn't positive.
  public var waitingStates: Int
  /// The number of states, from the first on, whose window contents the explorer keeps. None if it
  /// isn't positive.
  public var picturedStates: Int
  /// Whether the explorer takes a destination's verdict from another state with the same content
  /// and the same touches. It still judges one in a hundred again, and the two must not differ.
  public var reusesVerdicts: Bool

  /// Creates a scope.
  public init(
    depth: Int, states: Int = 1_000, interleavedStates: Int = 0, waitingStates: Int = 10,
    picturedStates: Int = 1_000, reusesVerdicts: Bool = false
  ) {
    self.depth = depth
    self.states = states
    self.interleavedStates = interleavedStates
    self.waitingStates = waitingStates
    self.picturedStates = picturedStates
    self.reusesVerdicts = reusesVerdicts
  }
}

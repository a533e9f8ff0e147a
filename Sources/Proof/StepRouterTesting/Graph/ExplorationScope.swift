/// How far an exploration goes.
///
/// ```swift
/// let scope = ExplorationScope(depth: 3, states: 500)
/// let exploration = await explorer.run(scope)
/// ```
public struct ExplorationScope: Hashable, Sendable, Codable {
  /// How many moves a user makes at most. Not positive: the start is the only state.
  public var depth: Int
  /// How many distinct states are enough. At least one is explored, the start.
  public var states: Int
  /// In how many of them the destinations are also asked for while something else is going on. None
  /// if it is not positive.
  public var interleavedStates: Int
  /// In how many of them somebody waits for each destination that answers, while all happens that
  /// can. None if it is not positive.
  public var waitingStates: Int
  /// Of how many of them it is kept what is in the windows. None if it is not positive.
  public var picturedStates: Int
  /// Whether a destination's verdict is taken from another state in which the same is seen and
  /// touched. One in a hundred is found again all the same, and must not differ.
  public var reusesVerdicts: Bool

  /// How far an exploration goes.
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

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
  /// The number of states, from the first on, in which requests and links count as moves, too: the
  /// explorer asks for each destination, lets each link arrive, and goes on from the states that
  /// follow. None if it isn't positive.
  public var requestingStates: Int
  /// Whether the explorer takes a destination's verdict from another state with the same content
  /// and the same touches. It still judges one in a hundred again, and the two must not differ.
  public var reusesVerdicts: Bool

  /// Creates a scope.
  public init(
    depth: Int, states: Int = 1_000, interleavedStates: Int = 0, waitingStates: Int = 10,
    picturedStates: Int = 1_000, requestingStates: Int = 0, reusesVerdicts: Bool = false
  ) {
    self.depth = depth
    self.states = states
    self.interleavedStates = interleavedStates
    self.waitingStates = waitingStates
    self.picturedStates = picturedStates
    self.requestingStates = requestingStates
    self.reusesVerdicts = reusesVerdicts
  }
}

extension ExplorationScope {
  private enum CodingKeys: String, CodingKey {
    case depth, states, interleavedStates, waitingStates, picturedStates, requestingStates
    case reusesVerdicts
  }

  /// Reads a scope. Without `requestingStates`, as in files of earlier versions, that number is 0.
  public init(from decoder: any Decoder) throws {
    let scope = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      depth: try scope.decode(Int.self, forKey: .depth),
      states: try scope.decode(Int.self, forKey: .states),
      interleavedStates: try scope.decode(Int.self, forKey: .interleavedStates),
      waitingStates: try scope.decode(Int.self, forKey: .waitingStates),
      picturedStates: try scope.decode(Int.self, forKey: .picturedStates),
      requestingStates: try scope.decodeIfPresent(Int.self, forKey: .requestingStates) ?? 0,
      reusesVerdicts: try scope.decode(Bool.self, forKey: .reusesVerdicts))
  }
}

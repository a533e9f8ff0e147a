/// How far an exploration has come.
public struct ExplorationProgress: Hashable, Sendable {
  /// What is being done.
  public enum Phase: String, Sendable {
    /// States are looked for.
    case states
    /// Destinations are asked for.
    case destinations
    /// Destinations are asked for while something else goes on.
    case interleavings
  }

  /// What is being done.
  public let phase: Phase
  /// How many are done.
  public let done: Int
  /// How many there are; for states, how many have been found so far.
  public let total: Int
}

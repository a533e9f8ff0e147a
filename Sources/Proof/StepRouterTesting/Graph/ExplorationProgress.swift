/// How far an exploration has come.
///
/// ```swift
/// let exploration = await explorer.run(depth: 3) { progress in
///   print("\(progress.phase): \(progress.done) of \(progress.total)")
/// }
/// ```
public struct ExplorationProgress: Hashable, Sendable {
  /// What is being done.
  public enum Phase: String, Sendable, Codable, CaseIterable {
    /// States are looked for.
    case states
    /// Destinations are asked for.
    case destinations
    /// The router closes screens.
    case closings
    /// Somebody waits for answers.
    case waits
    /// URLs arrive from outside.
    case links
    /// Destinations are asked for while something else goes on.
    case interleavings
  }

  /// What the explorer is doing.
  public let phase: Phase
  /// How many states or destinations are done.
  public let done: Int
  /// How many there are; for states, how many have been found so far.
  public let total: Int
}

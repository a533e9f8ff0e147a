/// The progress of an exploration.
///
/// ```swift
/// let exploration = await explorer.run(depth: 3) { progress in
///   print("\(progress.phase): \(progress.done) of \(progress.total)")
/// }
/// ```
public struct ExplorationProgress: Hashable, Sendable {
  /// A phase of the exploration.
  public enum Phase: String, Sendable, Codable, CaseIterable {
    /// The explorer looks for states.
    case states
    /// The explorer asks for destinations.
    case destinations
    /// The router closes screens.
    case closings
    /// The explorer awaits answers.
    case waits
    /// URLs arrive from outside.
    case links
    /// The explorer asks for destinations while something else goes on.
    case interleavings
  }

  /// The current phase.
  public let phase: Phase
  /// The number of states that the phase has finished.
  public let done: Int
  /// The number of states that the phase tries; while the explorer looks for states, the number
  /// found so far.
  public let total: Int
}

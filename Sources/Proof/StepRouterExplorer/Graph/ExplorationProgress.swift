/// The progress of an exploration.
///
/// ```swift
/// let exploration = await explorer.run(depth: 3) { progress in
///   print("\(progress.phase): \(progress.done) of \(progress.total)")
/// }
/// ```
public struct ExplorationProgress: Hashable, Sendable {
  /// The work in hand.
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

  /// The current work.
  public let phase: Phase
  /// The number of states or destinations that are done.
  public let done: Int
  /// The total number. For states, the number of states so far.
  public let total: Int
}

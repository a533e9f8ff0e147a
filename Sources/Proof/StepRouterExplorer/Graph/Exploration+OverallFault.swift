extension Exploration {
  /// A fault that no single state shows, only all states together.
  ///
  /// ```swift
  /// for fault in exploration.overallFaults { print(fault.culprit, fault.problem) }
  /// ```
  public struct OverallFault: Hashable, Sendable, Codable {
    /// The screen or control that has the fault.
    public let culprit: String
    /// The fault.
    public let problem: Problem
    /// The first state that shows it, which takes the fewest moves: an index of
    /// ``Exploration/states``.
    public let state: Int
    /// The number of states that show it.
    public let count: Int
  }
}

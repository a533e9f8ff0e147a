import StepRouter

/// The result of repeating an ``EventLog``.
///
/// ```swift
/// let replay = try await explorer.replay(report)
/// print(replay)             // where it departs, what the log says, and what happens now
/// print(replay.testSource(named: "The bag opens twice"))
/// ```
public struct LogReplay: Hashable, Sendable {
  /// The first point at which the app differs from the log.
  public struct Departure: Hashable, Sendable {
    /// The number of the entry, starting from 1.
    public let entry: Int
    /// The last deed before it, as you write it in source. Nil at the start of the app.
    public let deed: String?
    /// The log's entry, in words.
    public let expected: String
    /// The event in this run instead, in words.
    public let found: String
  }

  /// A fault, whether or not the log has it, too.
  public struct Finding: Hashable, Sendable {
    /// The number of the last repeated entry, starting from 1.
    public let entry: Int
    /// The fault.
    public let problem: Exploration.Problem
  }

  /// The original log.
  public let log: EventLog
  /// The recording of this run, up to the departure.
  public let recorded: EventLog
  /// The first difference from the log. Nil if it repeats exactly.
  public let departure: Departure?
  /// The faults that the explorer found: complaints, leaks, screens past their interceptors and
  /// others.
  public let findings: [Finding]
  /// The view controllers on screen at the end, or at the departure.
  public let hierarchy: String
  /// The log's deeds, with the names of destinations that the replay has identified. After a
  /// departure they include the deeds that were still to come.
  public let deeds: [EventLog.Deed]

  /// Whether the log repeats exactly and nothing is wrong.
  public var isFaultless: Bool { departure == nil && findings.isEmpty }

  /// The outcome of each navigation in this run.
  public var outcomes: [String] { recorded.outcomes }
}

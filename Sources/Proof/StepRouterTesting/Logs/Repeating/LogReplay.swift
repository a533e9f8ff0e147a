import StepRouter

/// What came of repeating an ``EventLog``.
///
/// ```swift
/// let replay = try await explorer.replay(report)
/// print(replay)             // where it departs, what the log says, and what happens now
/// print(replay.testSource(named: "The bag opens twice"))
/// ```
public struct LogReplay: Hashable, Sendable {
  /// Where the app has done something else than the log says, first.
  public struct Departure: Hashable, Sendable {
    /// The entry, from 1.
    public let entry: Int
    /// What was done last before, as it is written in source; nil at the start of the app.
    public let deed: String?
    /// What the log says.
    public let expected: String
    /// What has happened now.
    public let found: String
  }

  /// Something that is wrong, whatever the log says.
  public struct Finding: Hashable, Sendable {
    /// The entry up to which the log had been repeated, from 1.
    public let entry: Int
    /// What is wrong.
    public let problem: Exploration.Problem
  }

  /// The log that was repeated.
  public let log: EventLog
  /// What was recorded now, up to where it departs.
  public let recorded: EventLog
  /// Where it departs; nil if it repeats exactly.
  public let departure: Departure?
  /// What an explorer finds wrong: complaints, leaks, screens past their interceptors.
  public let findings: [Finding]
  /// What was on screen at the end, or where it departs.
  public let hierarchy: String
  /// What was done, and is to be done where the log departs.
  public let deeds: [EventLog.Deed]

  /// Whether it repeats exactly, and nothing is wrong.
  public var isFaultless: Bool { departure == nil && findings.isEmpty }

  /// What has become of each navigation now.
  public var outcomes: [String] { recorded.outcomes }
}

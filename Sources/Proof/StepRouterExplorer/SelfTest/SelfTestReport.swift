/// The results of a ``SelfTest``.
///
/// ```swift
/// for row in await SelfTest.run(explorer).rows where row.isMissed { print(row.misdeed) }
/// ```
public struct SelfTestReport: Hashable, Sendable, Codable {
  /// The result for a misdeed in one phase.
  public struct Cell: Hashable, Sendable, Codable {
    /// The phase in which the misdeed is possible.
    public let phase: SelfTestPhase
    /// The number of trials until the explorer noticed it; nil if it didn't.
    public let trialCount: Int?
    /// Every kind of problem that the explorer reported in that trial, in order.
    public let kinds: [Exploration.Problem.Kind]
    /// The reason that the app gives no occasion for it; nil if it happened.
    public let absence: String?

    /// True if the misdeed happened in this phase and the explorer didn't notice it.
    public var isMissed: Bool { trialCount == nil && absence == nil }
  }

  /// The results for a misdeed.
  public struct Row: Hashable, Sendable, Codable {
    /// The misdeed, in a sentence.
    public let misdeed: String
    /// The kind of problem that the explorer must report.
    public let kind: Exploration.Problem.Kind
    /// The results in the phases in which the misdeed is possible, in the order of the phases.
    public let cells: [Cell]

    /// True if the misdeed happened in some phase and the explorer didn't notice it there.
    public var isMissed: Bool { cells.contains(where: \.isMissed) }
    /// True if the explorer noticed the misdeed in some phase.
    public var isNoticed: Bool { cells.contains { $0.trialCount != nil } }
    /// The reason that the app gives no occasion for it in any phase; nil if it happened.
    public var absence: String? { isMissed || isNoticed ? nil : cells.first?.absence }
  }

  /// The misdeeds, in the same order for every app.
  public internal(set) var rows: [Row] = []

  package init() {}

  /// True if the explorer noticed every misdeed in every phase that gives an occasion for it, and
  /// noticed at least one.
  public var isPassed: Bool {
    rows.contains(where: \.isNoticed) && !rows.contains(where: \.isMissed)
  }
}

/// The results of a ``SelfTest``.
///
/// ```swift
/// for row in await SelfTest.run(explorer).rows where row.isMissed { print(row.misdeed) }
/// ```
public struct SelfTestReport: Hashable, Sendable, Codable {
  /// The result for a misdeed.
  public struct Row: Hashable, Sendable, Codable {
    /// The misdeed, in a sentence.
    public let misdeed: String
    /// The kind of problem the explorer must report.
    public let kind: Exploration.Problem.Kind
    /// The number of trials until the explorer noticed it; nil if it didn't.
    public let trialCount: Int?
    /// Every kind of problem the explorer reported in that trial, in order.
    public let kinds: [Exploration.Problem.Kind]
    /// The reason the app gives no occasion for it; nil if it happened.
    public let absence: String?

    /// True if the misdeed happened and the explorer didn't notice it.
    public var isMissed: Bool { trialCount == nil && absence == nil }
  }

  /// The misdeeds, in the same order for every app.
  public internal(set) var rows: [Row] = []

  package init() {}

  /// True if the explorer noticed every misdeed the app gives an occasion for, and there was at
  /// least one.
  public var isPassed: Bool {
    rows.contains { $0.trialCount != nil } && !rows.contains(where: \.isMissed)
  }
}

extension SelfTestReport: CustomStringConvertible {
  /// A table of the misdeeds, then the totals.
  public var description: String {
    let lines = rows.map { "| \($0.misdeed) | `\($0.kind.rawValue)` | \($0.outcome) |" }
    let noticed = rows.count { $0.trialCount != nil }
    let missed = rows.count(where: \.isMissed)
    let total =
      "\(rows.count) misdeeds: \(noticed) noticed, \(missed) not noticed, "
      + "\(rows.count - noticed - missed) without an occasion"
    return (["| Misdeed | Fault | Noticed |", "| --- | --- | --- |"] + lines + ["", total])
      .joined(separator: "\n")
  }
}

extension SelfTestReport.Row {
  fileprivate var outcome: String {
    if let absence { return "does not apply: \(absence)" }
    guard let trialCount else { return "NOT NOTICED" }
    return trialCount == 1 ? "at once" : "after \(trialCount) trials"
  }
}

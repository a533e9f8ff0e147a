/// What a ``SelfTest`` has found out.
///
/// ```swift
/// for row in await SelfTest.run(explorer).rows where row.isMissed { print(row.misdeed) }
/// ```
public struct SelfTestReport: Hashable, Sendable, Codable {
  /// What has come of a misdeed.
  public struct Row: Hashable, Sendable, Codable {
    /// What is done, in a sentence.
    public let misdeed: String
    /// As what it must be noticed.
    public let kind: Exploration.Problem.Kind
    /// After how many trials it was noticed; nil if it was not.
    public let trialCount: Int?
    /// All that was said of it then, in the order in which it was said.
    public let kinds: [Exploration.Problem.Kind]
    /// Why the app gives no occasion for it; nil if it was committed.
    public let absence: String?

    /// Whether it was committed and was not noticed.
    public var isMissed: Bool { trialCount == nil && absence == nil }
  }

  /// The misdeeds, in one order for every app.
  public internal(set) var rows: [Row] = []

  package init() {}

  /// Whether every misdeed was noticed for which the app gives an occasion, and there was any.
  public var isPassed: Bool {
    rows.contains { $0.trialCount != nil } && !rows.contains(where: \.isMissed)
  }
}

extension SelfTestReport: CustomStringConvertible {
  /// A table, then how many misdeeds were noticed.
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

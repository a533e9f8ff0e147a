/// What is known of a fault besides the exploration, for its place in a report.
///
/// ```swift
/// var evidence: [Exploration.Finding: FindingEvidence] = [:]
/// for finding in exploration.findings {
///   evidence[finding] = FindingEvidence(plan: "push ProductViewController")
/// }
/// let report = ExplorationReport(exploration, title: "Shop", evidence: evidence)
/// ```
public struct FindingEvidence: Hashable, Sendable, Codable {
  /// What the router was going to do.
  public var plan: String?
  /// What happened, one event in a line.
  public var timeline: [String]
  /// What was in the windows afterwards.
  public var after: [StateWindow]

  /// What is known; nothing is left to be said by default.
  public init(plan: String? = nil, timeline: [String] = [], after: [StateWindow] = []) {
    self.plan = plan
    self.timeline = timeline
    self.after = after
  }
}

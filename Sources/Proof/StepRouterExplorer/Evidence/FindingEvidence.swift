/// Further evidence for a fault, for a report to show with it.
///
/// ```swift
/// var evidence: [Exploration.Finding: FindingEvidence] = [:]
/// for finding in exploration.findings {
///   evidence[finding] = FindingEvidence(plan: "push ProductViewController")
/// }
/// let report = ExplorationReport(exploration, title: "Shop", evidence: evidence)
/// ```
public struct FindingEvidence: Hashable, Sendable, Codable {
  /// The router's plan.
  public var plan: String?
  /// The events, one per line.
  public var timeline: [String]
  /// The windows after the request.
  public var after: [StateWindow]

  /// Creates evidence. It's empty by default.
  public init(plan: String? = nil, timeline: [String] = [], after: [StateWindow] = []) {
    self.plan = plan
    self.timeline = timeline
    self.after = after
  }
}

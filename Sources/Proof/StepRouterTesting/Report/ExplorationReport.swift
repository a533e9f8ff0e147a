/// A page about an exploration that a browser opens, for those who plan the app as well as for
/// those who write it.
///
/// ```swift
/// let report = ExplorationReport(exploration, title: "Shop, version 4.2")
/// let file = URL(fileURLWithPath: "report.html")
/// try report.html.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// It is one file: it loads nothing, and can be sent or archived as it is. What is wrong comes
/// first. Scripts only make it more comfortable; it can be read without, and printed. The same
/// exploration gives the same bytes.
public struct ExplorationReport: Sendable {
  let exploration: Exploration
  let title: String
  let duration: Duration?
  let declared: DeclaredRoutes?
  let previous: Exploration?
  let evidence: [Exploration.Finding: FindingEvidence]

  /// A report about an exploration.
  ///
  /// - Parameters:
  ///   - exploration: What was found.
  ///   - title: What was explored, such as the app and its version.
  ///   - duration: How long the exploration has taken; nil where the report is not to say it.
  ///   - declared: The app's routes, for a list of those that were never shown or have no link.
  ///   - previous: An earlier exploration, for a list of what has changed since.
  ///   - evidence: What else is known of the findings.
  public init(
    _ exploration: Exploration, title: String, duration: Duration? = nil,
    declared: DeclaredRoutes? = nil, since previous: Exploration? = nil,
    evidence: [Exploration.Finding: FindingEvidence] = [:]
  ) {
    self.exploration = exploration
    self.title = title
    self.duration = duration
    self.declared = declared
    self.previous = previous
    self.evidence = evidence
  }

  /// The page.
  public var html: String { ReportPage(ReportFacts(self)).markup.html }
}

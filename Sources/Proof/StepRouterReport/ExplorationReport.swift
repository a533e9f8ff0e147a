import StepRouterExplorer

/// A web page about an exploration, for the app's planners as well as its developers.
///
/// ```swift
/// let report = ExplorationReport(exploration, title: "Shop, version 4.2")
/// let file = URL(fileURLWithPath: "report.html")
/// try report.html.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// The page is a single file that loads nothing, so you can send or archive it as it is. Faults
/// come first. Scripts only add convenience: you can read and print the page without them. The same
/// exploration always gives the same bytes.
public struct ExplorationReport: Sendable {
  let exploration: Exploration
  let title: String
  let duration: Duration?
  let declared: DeclaredRoutes?
  let previous: Exploration?
  let evidence: [Exploration.Finding: FindingEvidence]
  /// The place of the app's sources; nil to name their lines without links.
  package var sources: SourceLinks?

  /// Creates a report about an exploration.
  ///
  /// - Parameters:
  ///   - exploration: The exploration to report.
  ///   - title: The subject, such as the app and its version.
  ///   - duration: The time that the exploration took; nil to omit it.
  ///   - declared: The app's routes. The page lists routes that no state showed, and routes without
  ///     a link.
  ///   - previous: An earlier exploration. The page lists the changes since then.
  ///   - evidence: Further evidence for the findings.
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

  /// The page as HTML.
  public var html: String { ReportPage(ReportFacts(self)).markup.html }
}

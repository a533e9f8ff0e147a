import PortableUIKit
import StepRouterExplorer
import StepRouterReport

/// Decides by an exploration's faults whether the command fails, and writes what a team reads
/// about them.
@MainActor
struct Gate {
  private let options: GateOptions
  private let tool: VerifyTool
  /// Whether to print GitHub's annotations.
  let annotates: Bool
  /// The earlier exploration to compare with, if any.
  let previous: Exploration?
  private let accepted: AcceptedFaults

  /// Reads the files to compare with, so that a wrong one is reported before anything is explored.
  ///
  /// - Parameter keepsEverything: Whether a report shows the earlier exploration, too.
  init(
    _ options: GateOptions, since comparison: ComparisonOptions, keepsEverything: Bool,
    of tool: VerifyTool, in environment: [String: String]
  ) throws(Problem) {
    self.options = options
    self.tool = tool
    annotates = options.annotates || environment["GITHUB_ACTIONS"] == "true"
    previous = try comparison.previous(keepsEverything: keepsEverything)
    accepted = try options.acceptedFaults()
  }

  /// Whether a fault that a walk found doesn't fail: the team accepts it, or only new ones fail and
  /// the earlier exploration has it.
  func lets(_ fault: Exploration.Fault) -> Bool {
    accepted.entries.contains { fault.has($0.code) }
      || options.onlyNewCount && previous?.faults.contains { $0.isSame(as: fault) } == true
  }

  /// Compares the faults, and repeats each as often as the options say.
  ///
  /// - Parameters:
  ///   - others: The faults that the examples have, so that they aren't gone.
  ///   - settings: How the app was explored.
  ///   - record: The file of the exploration, if any.
  func report(
    on exploration: Exploration, besides others: [Exploration.Fault] = [],
    with settings: VerifyTool.Settings, record: String?
  ) async -> GateReport {
    var review = FaultReview(
      of: exploration, besides: others, since: previous, accepting: accepted,
      onlyNewCount: options.onlyNewCount)
    if options.repeats > 0 {
      let explorer = tool.explorer(settings)
      await review.repeatFaults(options.repeats, with: explorer)
    }
    let locations =
      review.entries.compactMap(\.fault.first.trial.location)
      + exploration.destinations.map(\.location)
    let paths = writesPlaces ? SourcePaths().paths(of: locations) : [:]
    var report = GateReport(
      review, of: tool.program, record: record, paths: paths)
    report.sources = options.sourceURL.map { SourceLinks($0, paths) }
    return report
  }

  /// Whether anything that is written names source files.
  private var writesPlaces: Bool {
    annotates || options.junit != nil || options.sarif != nil || options.sourceURL != nil
  }

  /// Writes the files. Returns a problem for each that can't be written.
  func write(_ report: GateReport) -> [Problem] {
    let files: [(path: String?, text: () -> String)] = [
      (options.summary, { report.markdown }), (options.junit, { report.junit }),
      (options.sarif, { report.sarif }),
    ]
    return files.compactMap { path, text in
      guard let path else { return nil }
      do { try Data(text().utf8).write(to: URL(fileURLWithPath: path)) } catch {
        return Problem("\(path.quoted) cannot be written: \(reason(of: error)).")
      }
      return nil
    }
  }
}

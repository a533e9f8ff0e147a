import PortableUIKit
import StepRouterExplorer
import StepRouterReport

/// Decides whether an exploration's faults fail the command, and writes the files about them for
/// the team.
@MainActor
struct Gate {
  private let options: GateOptions
  private let tool: VerifyTool
  /// Whether to print GitHub's annotations.
  let annotates: Bool
  /// The earlier exploration to compare with, if any.
  let previous: Exploration?
  private let accepted: AcceptedFaults

  /// Reads the files to compare with, so that an invalid one is reported before the exploration
  /// begins.
  ///
  /// - Parameter keepsEverything: Whether a report also shows the earlier exploration.
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

  /// Returns true if a fault that a walk found doesn't fail, because the team accepts it, or
  /// because only new faults fail and the earlier exploration has it.
  func lets(_ fault: Exploration.Fault) -> Bool {
    accepted.entries.contains { fault.has($0.code) }
      || options.onlyNewCount && previous?.faults.contains { $0.isSame(as: fault) } == true
  }

  /// Compares the faults, and repeats each as often as the options say.
  ///
  /// - Parameters:
  ///   - others: The faults that the examples found, which don't count as gone.
  ///   - settings: The settings of the exploration.
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

  /// Whether any output names source files.
  private var writesPlaces: Bool {
    annotates || options.junit != nil || options.sarif != nil || options.sourceURL != nil
  }

  /// Writes the files. Returns a problem for each one that can't be written.
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

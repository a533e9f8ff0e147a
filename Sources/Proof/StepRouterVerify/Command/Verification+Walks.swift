import PortableUIKit
import StepRouterExplorer

extension Verification {
  /// Repeats the walks that once found a fault, in this process.
  ///
  /// - Returns: Their findings; nil if there are no walks.
  func replay(_ file: ExampleFile?, _ gate: Gate) async throws(Problem) -> SwarmReport? {
    guard let file, !file.examples.isEmpty else { return nil }
    let explorer = tool.explorer(options.settings)
    let all = try await console.watching(options.limits) { () throws(Problem) in
      await explorer.replay(walks: file.examples)
    }
    let report = all.filtered { !gate.lets($0) }
    console.print("The examples: \(text(of: report, among: all, "accepted or known"))", "\n")
    return all
  }

  /// Walks through the app at random, unless this is only a part of an exploration. Adds walks that
  /// find faults to the file of examples.
  ///
  /// - Parameters:
  ///   - review: The faults of the exploration, which the walks don't report again.
  ///   - elapsed: The time that the command has taken so far.
  /// - Returns: True if the walks find nothing that fails.
  func walk(
    _ file: ExampleFile?, _ gate: Gate, _ review: FaultReview, after elapsed: Duration
  ) async throws(Problem) -> Bool {
    guard options.walks > 0, options.role == .none, options.shard == .whole else { return true }
    var limits = options.limits
    limits.totalSeconds = limits.totalSeconds.map { max($0 - Int(elapsed / .seconds(1)), 1) }
    let walks = SwarmOptions(
      walks: options.walks, seed: options.seed ?? Self.seedOfBuild, options.settings,
      jobs: options.jobs, limits: limits)
    func others(in report: SwarmReport) -> SwarmReport {
      report.filtered { !gate.lets($0) }.without(review)
    }
    let report = others(
      in: try await Swarming(walks, of: tool, on: console).walk(behind: review.exploration) {
        text(of: others(in: $0), among: $0, "reported above, accepted or known")
      })
    if review.isPassed, !report.isFaultless {
      console.print(
        "The walks went farther than the exploration, and found "
          + report.failures.compactMap(\.fault).listed("fault"), "\n")
    }
    guard var file else { return report.isFaultless }
    let count = try file.add(report.failures)
    if count > 0 { console.print("Examples added: \(count)", "\n") }
    return report.isFaultless
  }

  /// Describes the faults in the report, with their codes, and counts the omitted ones.
  private func text(of report: SwarmReport, among all: SwarmReport, _ reason: String) -> String {
    let others = all.failures.count - report.failures.count
    let description =
      others > 0 && report.isFaultless
      ? report.description.replacing("Nothing is wrong.", with: "Nothing else is wrong.")
      : report.description
    return
      ([description]
      + report.failures.compactMap(\.fault).map { "  \($0.code)  \($0)" }
      + (others > 0 ? ["Left out, since \(reason): \(others)"] : [])).joined(separator: "\n")
  }

  /// A seed that stays the same until the program changes.
  private static var seedOfBuild: UInt64 {
    UInt64((Fingerprint(build) ?? Fingerprint(of: build)).part(of: 1_000_000))
  }
}

import PortableUIKit

/// Tests the explorer on an app: commits every fault that an ``Explorer`` must notice, one after
/// the other, and checks that it does.
///
/// ```swift
/// let report = await SelfTest.run(explorer)
/// print(report)           // a table: each misdeed, and in which phases the explorer noticed it
/// #expect(report.isPassed)
/// ```
///
/// A faultless exploration means something only if the explorer would see the app's faults. The
/// self-test doesn't change the app itself: a router around the app's router commits each misdeed,
/// or the app's reports, waits and links do. It commits each misdeed in each ``SelfTestPhase`` in
/// which it's possible. The trials are those of an exploration, at the start and after a few moves,
/// up to the first that notices the misdeed. Without the misdeed, the same trial must not report
/// it.
@MainActor
public enum SelfTest {
  /// The number of states to try besides the start.
  private static let furtherPlaces = 24

  /// Commits each misdeed in each phase, until the explorer notices it, or until there is nothing
  /// left to try. Returns an empty report if the app can't start.
  public static func run(_ explorer: Explorer) async -> SelfTestReport {
    var report = SelfTestReport()
    guard let outline = await explorer.outline() else { return report }
    let trials = MisdeedTrials(of: explorer, outline, places: await places(of: explorer))
    for misdeed in Misdeed.allCases {
      var cells: [SelfTestReport.Cell] = []
      for phase in misdeed.phases {
        cells.append(await MisdeedTest(misdeed, in: phase, trials).run())
      }
      report.rows.append(
        .init(misdeed: misdeed.sentence, kind: misdeed.kind ?? .failed, cells: cells))
    }
    return report
  }

  /// Returns the start, then the states that the first move of each kind and further moves lead to.
  private static func places(of explorer: Explorer) async -> [[UserMove]] {
    let moves = await explorer.takeMoves(after: []) ?? []
    var first: [UserMove] = []
    for move in moves where !first.contains(where: { $0.kind == move.kind }) { first.append(move) }
    let others = moves.filter { !first.contains($0) }
    return [[]] + (first + others).prefix(furtherPlaces).map { [$0] }
  }
}

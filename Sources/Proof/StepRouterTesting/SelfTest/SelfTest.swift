import PortableUIKit

/// Tests the explorer on an app: commits in it, one after the other, all that an ``Explorer`` has to
/// notice, and sees whether it does.
///
/// ```swift
/// let report = await SelfTest.run(explorer)
/// print(report)                   // a table: each misdeed, and after how many trials it is noticed
/// #expect(report.isPassed)
/// ```
///
/// A faultless exploration means something only for an app in which faults would be seen. Each misdeed
/// is committed by a router around the app's own, by what the app tells, or by what it waits for; the
/// app itself is not changed. What is tried is what an exploration tries, at the start and after a few
/// moves, up to the first notice. The same must not be noticed without the misdeed.
@MainActor
public enum SelfTest {
  /// How many states are tried besides the start.
  private static let furtherPlaces = 24

  /// Commits each misdeed, until it is noticed or nothing is left to be tried.
  public static func run(_ explorer: Explorer) async -> SelfTestReport {
    var report = SelfTestReport()
    guard let outline = await explorer.outline() else { return report }
    let places = await places(of: explorer)
    for misdeed in Misdeed.allCases {
      let test = MisdeedTest(misdeed, on: explorer, outline: outline, places: places)
      report.rows.append(await test.run())
    }
    return report
  }

  /// The start, and where the first move of each kind leads.
  private static func places(of explorer: Explorer) async -> [[UserMove]] {
    let moves = await explorer.afterMoves([]) { $0.takeMoves() }.result ?? []
    var first: [UserMove] = []
    for move in moves where !first.contains(where: { $0.kind == move.kind }) { first.append(move) }
    let others = moves.filter { !first.contains($0) }
    return [[]] + (first + others).prefix(furtherPlaces).map { [$0] }
  }
}

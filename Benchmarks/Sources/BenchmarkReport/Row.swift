import Cases
import Foundation

/// A row of the table, for one case.
struct Row {
  let cells: [String]
  /// True if the router adds more instructions than its limit allows.
  let passesLimit: Bool

  static let titles = [
    "case", "router", "by hand", "ratio", "added instructions", "limit", "goal", "",
  ]

  init(_ name: Case.Name, router: Double?, byHand: Double?, counts: InstructionCounts.Count?) {
    let ratio = router.flatMap { router in byHand.map { router / $0 } }
    let limit = counts.flatMap { name.limit?.instructions(byHand: $0.byHand) }
    passesLimit = counts.flatMap { counts in limit.map { counts.added > $0 } } ?? false
    cells = [
      name.rawValue,
      router.map { "\(Self.decimal($0)) µs" } ?? "–",
      byHand.map { "\(Self.decimal($0)) µs" } ?? "–",
      ratio.map { Self.decimal($0) } ?? "–",
      counts.map { Self.whole($0.added) } ?? "–",
      limit.map { Self.whole($0) } ?? "–",
      name.goal.map { Self.whole($0) } ?? "–",
      passesLimit ? "too many" : "",
    ]
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
  private static func whole(_ value: Double) -> String { String(format: "%.0f", value) }
}

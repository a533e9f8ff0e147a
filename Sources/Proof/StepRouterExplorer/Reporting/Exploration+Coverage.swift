import PortableUIKit

extension Exploration {
  /// The items the exploration covered, and how much it may have missed, in two lines.
  ///
  /// ```swift
  /// print(exploration.coverageSummary)
  /// // Covered: 23 screens, 80 moves, 412 edges, 31 steps, 4 cases; interceptors: 2 passed, …
  /// ```
  public var coverageSummary: String {
    let counts = [
      count(.screen, "screen"), count(.move, "move"), counted(edges.count, "edge"),
      count(.step, "step"), count(.branch, "case"),
    ]
    let (passed, refused) = (number(of: .guardPassed), number(of: .guardRefused))
    return """
      Covered: \(counts.joined(separator: ", ")); interceptors: \(passed) passed, \(refused) \
      refused
      Not explored further: \(counted(frontierCount, "state")). Two states taken for one: \
      \(collision)
      """
  }

  private func number(of kind: CoveredItem.Kind) -> Int { coverage.count { $0.kind == kind } }

  private func count(_ kind: CoveredItem.Kind, _ noun: String) -> String {
    counted(number(of: kind), noun)
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private var collision: String {
    let odds = Fingerprint.oddsOfCollision(among: states.count)
    return odds > 0 ? "less than once in 10^\(Int(log10(1 / odds))) explorations" : "never"
  }
}

/// What the exploration comes to, for those who read one sentence.
struct ReportVerdict {
  /// The class of the paragraph.
  let style: String
  /// What says the same as the colour.
  let sign: String
  let sentence: String

  init(_ facts: ReportFacts) {
    let exploration = facts.exploration
    let states = exploration.states.count.counted("state")
    let open = exploration.frontierCount
    let rest =
      open == 0
      ? ""
      : " There may be more behind \(open.grouped) of them, whose own moves were not all tried."
    if !facts.findings.isEmpty {
      let faults = facts.findings.count.counted("fault")
      let causes = facts.groups.count.counted("kind")
      (style, sign) = ("bad", "✕")
      sentence =
        "\(faults) of \(causes) in \(states). \(Self.nearest(facts.findings))\(rest)"
    } else if facts.requestCount == 0 {
      (style, sign) = ("open", "–")
      sentence = "No destination was asked for in \(states), so little can be said.\(rest)"
    } else {
      (style, sign) = ("good", "✓")
      sentence =
        "Nothing is wrong: \(facts.requestCount.counted("request")) from \(states) ended as they "
        + "should.\(rest)"
    }
  }

  private static func nearest(_ findings: [Exploration.Finding]) -> String {
    guard let moves = findings.first?.moves.count else { return "" }
    if moves == 0 { return "A user meets the first one right at the start." }
    return "A user meets the first one after \(moves.counted("move"))."
  }
}

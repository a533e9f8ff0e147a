import StepRouterExplorer

/// The result of the exploration in one sentence.
struct ReportVerdict {
  /// The CSS class of the paragraph.
  let style: String
  /// A sign with the same meaning as the color.
  let sign: String
  let sentence: String

  init(_ facts: ReportFacts) {
    let exploration = facts.exploration
    let states = exploration.states.count.counted("state")
    let open = exploration.frontierCount
    let rest =
      open == 0
      ? ""
      : " In \(open.counted("state")) not all moves were tried, so there may be more to find."
    if !facts.findings.isEmpty {
      let faults = Exploration.Fault.all(in: facts.findings).listed("fault")
      (style, sign) = ("bad", "✕")
      sentence = "In \(states), \(faults). \(Self.nearest(facts.findings))\(rest)"
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
    if moves == 0 { return "The nearest one is right at the start." }
    return "The nearest one is \(moves.counted("move")) from the start."
  }
}

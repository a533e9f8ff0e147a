import StepRouterExplorer
import StepRouterReport
import Testing

/// What the comment tells of known faults and of those that are gone, and of screens nobody saw.
@Suite struct GateCommentTests {
  @Test("If only known faults are left, the comment shows the way to the first; none is annotated")
  func knownWay() throws {
    let now = try MadeExploration.faulty.read()
    let report = GateReport(FaultReview(of: now, since: now, onlyNewCount: true), of: "Proof")
    #expect(
      report.markdown.hasPrefix(
        "### ✓ Nothing new is wrong: 3 states, 12 requests; 2 known faults: CartScreen leaks (3 "
          + "times), the move ‘Tap “Help”’ is not visible\n"))
    #expect(report.markdown.contains("\n| CartScreen leaks (3 times) | `leaked-eb9a` | known |\n"))
    #expect(report.markdown.contains("\nThe way to CartScreen:\n"))
    #expect(report.annotations.isEmpty)
  }

  @Test("Faults that are gone, that nobody looked for and that are accepted in vain are listed")
  func pastFaults() throws {
    var made = MadeExploration.faulty
    made.trials = [
      MadeExploration.trial(in: 1, ["destination": "home"], ["failed", "No way."]),
      MadeExploration.trial(
        in: 1, ["link": "shop://bag", "arrival": "atLaunch"], ["linkLost", "It is open nowhere."]),
    ]
    let review = FaultReview(
      of: try MadeExploration.faulty.read(), since: try made.read(),
      accepting: try AcceptedFaults("# ours\nfailed-0123 *long* ago"))
    let report = GateReport(review, of: "Proof")
    let gone = try #require(review.gone.first)
    let missed = try #require(review.missed.first)
    #expect(
      report.markdown.hasSuffix(
        """
        ```

        Gone:

        - `\(gone.code)` “home” fails

        Not looked for again:

        - `\(missed.code)` “shop://bag” is lost

        Accepted, but gone:

        - `failed-0123`, line 2: remove it. (\\*long\\* ago)

        """))
    #expect(
      report.terminal.hasSuffix(
        """

        Not looked for again: \(missed.code), “shop://bag” is lost
        Accepted in line 2, but gone: failed-0123. Remove the line.
        """))
  }

  @Test("What means something in Markdown is escaped, and a sentence stays on one line")
  func escapes() throws {
    var made = MadeExploration.faulty
    made.trials = [
      MadeExploration.trial(
        in: 0, ["destination": "bag"], ["failed", "A & b < c\\d ~e~ #1 [x]\n`f`"])
    ]
    let text = GateReport(FaultReview(of: try made.read()), of: "Proof").markdown
    #expect(text.contains("\n> A &amp; b &lt; c\\\\d \\~e\\~ \\#1 \\[x\\] \\`f\\`\n"))
  }

  @Test("Where nobody saw a screen, the way counts the moves")
  func unknownScreens() throws {
    var made = MadeExploration()
    made.destinations = ["bag"]
    made.problem = ["kind": "failed", "detail": "No way."]
    made.states = [
      MadeExploration.State(outcomes: "b"),
      MadeExploration.State(move: MadeExploration.tap("a`b"), outcomes: "b"),
      MadeExploration.State(parent: 1, move: MadeExploration.tap("c"), outcomes: "!"),
    ]
    let text = GateReport(FaultReview(of: try made.read()), of: "Proof").markdown
    #expect(
      text.contains(
        """
        graph LR
          s0["Start"] -- "Tap “a#96;b”" --> s1
          s1["After 1 move"] -- "Tap “c”" --> s2
          s2["After 2 moves"] -- "Go to “bag”" --> fault
          fault{{"“bag” fails"}}
        """))
  }
}

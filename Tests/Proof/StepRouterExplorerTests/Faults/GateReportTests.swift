import Foundation
import StepRouter
import StepRouterExplorer
import StepRouterReport
import Testing

/// What a pull request and GitHub show about the faults.
@Suite struct GateReportTests {
  private let paths = ["Shop/Routes.swift": "Sources/Shop/Routes.swift"]

  private func faulty(
    since previous: Exploration? = nil, accepting accepted: String = ""
  ) throws -> GateReport {
    let review = FaultReview(
      of: try MadeExploration.faulty.read(), since: previous,
      accepting: try AcceptedFaults(accepted))
    return GateReport(review, of: "Proof", record: "shop.jsonl", paths: paths)
  }

  @Test("The terminal shows the verdict, and each fault with its code and what is known about it")
  func terminal() throws {
    var made = MadeExploration.faulty
    made.trials = Array(made.trials.prefix(1))
    let report = try faulty(
      since: try made.read(), accepting: "notVisible-0d41 known until 4.3\nfailed-0123 long ago")
    #expect(
      report.terminal == """
        1 known fault: CartScreen leaks (3 times); 1 accepted fault: the move ‘Tap “Help”’ is not visible
          leaked-eb9a      CartScreen leaks (3 times): known
          notVisible-0d41  the move ‘Tap “Help”’ is not visible: new; accepted: known until 4.3
        Accepted in line 2, but gone: failed-0123. Remove the line.
        """)
  }

  @Test("The comment has the verdict, the faults, the way to the first one, and what wasn't tried")
  func markdown() throws {
    #expect(
      try faulty().markdown == """
        ### ✕ 2 faults: CartScreen leaks (3 times), the move ‘Tap “Help”’ is not visible

        | Fault | Code | |
        | --- | --- | --- |
        | CartScreen leaks (3 times) | `leaked-eb9a` |  |
        | the move ‘Tap “Help”’ is not visible | `notVisible-0d41` |  |

        The way to CartScreen:

        ```mermaid
        graph LR
          s0["Home “HomeViewController”"] -- "Go to “bag”" --> fault
          fault{{"CartScreen leaks"}}
        ```

        > CartScreen “Cart 0” is still alive off screen.

        Replay it with the record of this run, or in a test:

        ```sh
        Proof verify --replay leaked-eb9a --since shop.jsonl
        ```

        ```swift
        expectNothingWrong(await explorer.replay([], asking: "bag"), reporter: .swiftTesting)
        ```

        """)
  }

  @Test("The comment shows the way to the first fault that fails, not to an accepted one")
  func failingWay() throws {
    let text = try faulty(accepting: "leaked-eb9a it is cached").markdown
    #expect(text.contains("\nThe way to the move ‘Tap “Help”’:\n"))
    #expect(text.contains("\nProof verify --replay notVisible-0d41 --since shop.jsonl\n"))
  }

  @Test("The way shows each screen and move; what has a meaning for Mermaid or Markdown is escaped")
  func way() throws {
    var made = MadeExploration.faulty
    made.states[1].move = MadeExploration.tap("\"#1\" <b>|*")
    made.trials = [
      MadeExploration.trial(in: 2, ["destination": "a|b_c"], ["failed", "No *way*."])
    ]
    let text = GateReport(FaultReview(of: try made.read()), of: "Proof").markdown
    #expect(
      text.contains(
        """
          s0["Home “HomeViewController”"] -- "Tap “#quot;#35;1#quot; #lt;b#gt;|*”" --> s1
          s1["Product “ProductViewController”"] -- "Switch to the tab “Account”" --> s2
          s2["Account “AccountViewController”"] -- "Go to “a|b_c”" --> fault
          fault{{"“a|b_c” fails"}}
        """))
    #expect(text.hasPrefix("### ✕ 1 fault: “a\\|b\\_c” fails\n"))
    #expect(text.contains("\n> No \\*way\\*.\n"))
    #expect(text.contains("verify --replay failed-"))
    #expect(text.contains(" --since <record>\n"))
  }

  @Test("The comment links to the declaration, if it is known where the sources are")
  func sources() throws {
    var report = try faulty()
    #expect(!report.markdown.contains("Declared at"))
    report.sources = SourceLinks("https://example.com/blob/main/", paths)
    #expect(
      report.markdown.contains(
        "Declared at [Shop/Routes.swift:11](https://example.com/blob/main/Sources/Shop/Routes.swift"
          + "#L11).\n\nReplay it"))
    report.sources = SourceLinks("https://example.com/", [:])
    #expect(!report.markdown.contains("Declared at"))
  }

  @Test("A line of the tool's own is no place of a fault")
  func ownLines() throws {
    let own = ["StepRouterExplorer/ExploredLink+Unrouted.swift", "PortableUIKit/UIView.swift"]
    for file in own {
      let location = CodeLocation(fileID: file, line: 7)
      #expect(SourceLinks("/app/", [file: file]).address(of: location) == nil)
      var report = try faulty()
      report = GateReport(report.review, of: "Proof", paths: [file: file])
      #expect(!report.sarif.contains(file))
    }
    let location = CodeLocation(fileID: "Shop/My Routes.swift", line: 7)
    let links = SourceLinks("/app/", ["Shop/My Routes.swift": "Sources/My Routes.swift"])
    #expect(links.address(of: location) == "/app/Sources/My%20Routes.swift")
  }

  @Test("Without a fault the comment says what was tried, and names what wasn't")
  func calm() throws {
    var made = MadeExploration.shop
    made.destinations = ["home"]
    for state in made.states.indices { made.states[state].outcomes = "b" }
    made.frontier = 2
    var expected = "### ✓ Nothing is wrong: 3 states, 3 requests\n"
    let exploration = try made.read()
    if !exploration.untried.isEmpty {
      expected += "\nNot tried:\n\n" + exploration.untried.map { "- \($0)\n" }.joined()
    }
    #expect(GateReport(FaultReview(of: exploration), of: "Proof").markdown == expected)
  }

  @Test("An annotation stands at the declaration's line, escaped; an accepted fault has none")
  func annotations() throws {
    #expect(
      try faulty().annotations == [
        "::error file=Sources/Shop/Routes.swift,line=11,title=leaked-eb9a::CartScreen leaks "
          + "(3 times)%0ACartScreen “Cart 0” is still alive off screen.",
        "::error title=notVisible-0d41::the move ‘Tap “Help”’ is not visible%0AThe screen is gone.",
      ])
    #expect(
      try faulty(accepting: "leaked-eb9a it is cached").annotations.map { $0.prefix(30) } == [
        "::error title=notVisible-0d41:"
      ])
    var made = MadeExploration.faulty
    made.trials = [
      MadeExploration.trial(
        in: 0, ["destination": "bag", "location": MadeExploration.location(1)],
        ["failed", "100 %: a\nb\r"])
    ]
    let report = GateReport(
      FaultReview(of: try made.read()), of: "Proof", paths: ["Shop/Routes.swift": "a,b:c/R.swift"])
    #expect(
      report.annotations.map { $0.replacing(/failed-[0-9a-f]+/, with: "CODE") } == [
        "::error file=a%2Cb%3Ac/R.swift,line=11,title=CODE::“bag” fails%0A100 %25: a%0Ab%0D"
      ])
  }
}

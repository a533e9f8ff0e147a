import StepRouterExplorer
import StepRouterReport
import Testing

/// The faults, and how to see them again.
@Suite struct ReportFailureTests {
  @Test("A fault says what is wrong, where, how often, and how to get there")
  func article() throws {
    let text = try MadeExploration.shop.page().text(in: "f1")
    #expect(
      text == """
        F1 Go to “bag” After 1 move · in 2 states, first S1 · declared at Shop/Routes.swift:11 \
        ProductScreen is still alive off screen. How to get there Tap “Tea Cup” Go to “bag” \
        1. Start S0 2. Tap “Tea Cup” S1 View controllers before \
        UITabBarController [visible] UINavigationController "Home" [selected] [visible] \
        HomeViewController "HomeViewController" \
        ProductViewController "ProductViewController" [visible] \
        UINavigationController "Search" SearchViewController "SearchViewController" \
        UINavigationController "Account" AccountViewController "AccountViewController" \
        As a test expectNothingWrong(await explorer.replay([.tap("Tea Cup")], asking: "bag"), \
        reporter: .swiftTesting) Copy as test Copy link Walk from here
        """)
  }

  @Test("The copied code is the code that's shown")
  func copied() throws {
    let exploration = try MadeExploration.shop.read()
    let page = ReadPage(ExplorationReport(exploration, title: "Shop").html)
    let codes = page.all("button").compactMap { $0["data-copy"] }
    #expect(codes == exploration.findings.map(\.code))
    #expect(page.all("code").map(\.text).filter(codes.contains) == codes)
    #expect(page.all("button").compactMap { $0["data-link"] } == ["#f1"])
  }

  @Test("Faults are grouped by their cause, those with the fewest moves first")
  func groups() throws {
    var made = MadeExploration.shop
    made.trials = [
      Self.trial(in: 2, ["move": MadeExploration.tap("Help")], ["complaint", "Too late."]),
      Self.trial(in: 0, ["move": ["kind": "tab", "name": "Search"]], ["complaint", "Too soon."]),
      Self.trial(in: 2, ["link": "shop://bag", "arrival": "atLaunch"], ["linkLost", "Nowhere."]),
      Self.trial(in: 2, ["closing": "behind"], ["leaked", "It is still there."]),
    ]
    let page = try made.page()
    #expect(
      page.all("h3").prefix(3).map(\.text) == [
        "UIKit complains ", "A closed screen stays in memory ", "A link was lost ",
      ])
    let titles = page.elements.indices.filter { index in
      page.elements[index].name == "bdi"
        && page.elements[index].ancestors.last.map { page.elements[$0].name } == "h4"
    }.map { page.elements[$0].text }
    #expect(
      titles == [
        "Switch to the tab “Search”", "Tap “Help”", "Go to “bag”",
        "Close a screen on another tab", "Open shop://bag at launch",
      ])
    #expect(page.text(in: "cause-complaint").contains("Too soon."))
    #expect(!page.text(in: "cause-complaint").contains("Nowhere."))
  }

  @Test("A crash by an exception has a heading of its own, before UIKit's other complaints")
  func exceptions() throws {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    made.trials = [
      Self.trial(in: 0, ["move": ["kind": "tab", "name": "Search"]], ["complaint", "Too soon."]),
      Self.trial(
        in: 2, ["move": MadeExploration.tap("Help")],
        ["complaint", "The app crashes here: nil was inserted."]),
    ]
    let page = try made.page()
    #expect(
      page.all("h3").prefix(2).map(\.text) == ["The app crashes here ", "UIKit complains "])
    #expect(page.text(in: "cause-exception").contains("nil was inserted."))
    #expect(!page.text(in: "cause-exception").contains("Too soon."))
    #expect(page.text(in: "cause-complaint").contains("Too soon."))
    #expect(!page.text(in: "cause-complaint").contains("nil was inserted."))
  }

  @Test("What comes after a faulty move is shown from the same state, and only if it is known")
  func otherStates() throws {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    // From the second state, the same move leads to the first. From the last, nobody knows.
    made.trials = [
      Self.trial(in: 2, ["move": ["kind": "back"]], ["unbalanced", "It never disappeared."])
    ]
    let text = try made.page().text(in: "cause-unbalanced")
    #expect(text.contains("3. Switch to the tab “Account” S2"))
    #expect(!text.contains("Afterwards"))
    #expect(!text.contains("View controllers after"))
  }

  @Test("A cause that only the list tells is said to be there")
  func causeInTheList() throws {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    made.trials =
      (1...60).map {
        Self.trial(
          in: 0, ["move": MadeExploration.tap("Button \($0)")], ["complaint", "No \($0)."])
      } + [Self.trial(in: 1, ["destination": "bag"], ["failed", "No way."])]
    let text = try made.page().text(in: "failures")
    #expect(
      text.contains("UIKit complains 60 faults The app does not get there 1 fault in the list"))
    #expect(
      text.contains(
        "And 1 more What was tried What is wrong As a test Go to “bag” failed: No way. expect"))
  }

  @Test("A faulty move is shown with the state that it led to")
  func afterwards() throws {
    var made = MadeExploration.shop
    made.trials = [
      Self.trial(in: 1, ["move": ["kind": "back"]], ["unbalanced", "It never disappeared."])
    ]
    let text = try made.page().text(in: "cause-unbalanced")
    #expect(text.contains("1. Start S0 2. Tap “Tea Cup” S1 3. Afterwards S0"))
    #expect(text.contains("View controllers after UITabBarController"))
  }

  @Test("A fault's evidence is shown: the plan, the timeline and the windows afterwards")
  func evidence() throws {
    let exploration = try MadeExploration.shop.read()
    let finding = try #require(exploration.findings.first)
    let evidence = FindingEvidence(
      plan: "push BagViewController", timeline: ["found the stack", "pushed"],
      after: exploration.states[2].windows)
    let page = ReadPage(
      ExplorationReport(exploration, title: "Shop", evidence: [finding: evidence]).html)
    let text = page.text(in: "f1")
    #expect(text.contains("Plan push BagViewController Timeline found the stack pushed"))
    #expect(text.contains("3. Afterwards Plan push BagViewController"))
    #expect(text.contains("View controllers after UITabBarController"))
  }

  @Test("From the 61st on, faults are listed in a table, with their code")
  func remainder() throws {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    made.trials = (1...63).map {
      Self.trial(in: 0, ["move": MadeExploration.tap("Button \($0)")], ["complaint", "No \($0)."])
    }
    let page = try made.page()
    #expect(page.all("article").count == 60)
    let ids = (page.all("article") + page.all("tr")).compactMap { $0["id"] }
    #expect((1...63).map { "f\($0)" }.allSatisfy(ids.contains))
    #expect(
      page.text(in: "f63") == """
        Tap “Button 63” complaint: No 63. \
        expectNothingWrong(await explorer.replay([.tap("Button 63")]), reporter: .swiftTesting)
        """)
  }

  @Test("A leak in several attempts of one state counts as one state")
  func countsStates() throws {
    var made = MadeExploration()
    made.destinations = ["home", "bag"]
    made.states[0].outcomes = "!!"
    #expect(try made.read().findings.map(\.count) == [1])
  }

  @Test("A fault comes with its fewest moves, no matter which attempt showed it first")
  func fewestMoves() throws {
    var made = MadeExploration()
    made.destinations = ["home"]
    made.states[0].outcomes = "v"
    made.states.append(.init(move: MadeExploration.tap("Bag"), outcomes: "!"))
    made.closings = [
      Self.trial(
        in: 0, ["closing": "front"], ["leaked", "ProductScreen is still alive off screen."])
    ]
    let findings = try made.read().findings
    #expect(findings.map(\.trial.state) == [0])
    #expect(findings.map(\.moves) == [[]])
    #expect(findings.map(\.count) == [2])
  }

  private static func trial(
    in state: Int, _ what: [String: Any], _ problem: [String]
  ) -> [String: Any] {
    let common: [String: Any] = [
      "state": state, "outcome": "moved", "isDeclared": true,
      "problems": [["kind": problem[0], "detail": problem[1]]],
    ]
    return common.merging(what) { $1 }
  }
}

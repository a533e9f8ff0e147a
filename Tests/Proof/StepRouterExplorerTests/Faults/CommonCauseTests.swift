import PortableUIKit
import StepRouterExplorer
import Testing

/// Faults that are only another sign of one cause, which is one entry.
@Suite struct CommonCauseTests {
  private static let bypass = [
    "interceptorBypassed", "OrdersScreen “Orders” is visible, though “a login” does not hold.",
  ]
  private static var press: [String: Any] { ["kind": "press", "name": "command-A"] }
  private static var notification: [String: Any] { ["kind": "notification", "name": "bill"] }

  /// A start, a screen to which a move leads, and a third one behind that.
  private func made(_ move: [String: Any] = MadeExploration.tap("Orders")) -> MadeExploration {
    var made = MadeExploration()
    made.destinations = ["home", "bag"]
    made.states = [
      .init(outcomes: "bb"), .init(move: move, outcomes: "bb"),
      .init(parent: 1, move: MadeExploration.tap("Next"), outcomes: "bb"),
    ]
    return made
  }

  private func faults(in made: MadeExploration) throws -> [String] {
    let exploration = try made.read()
    let faults = exploration.faults
    #expect(faults.flatMap(\.findings).count == exploration.findings.count)
    return faults.map(\.description)
  }

  private func link(_ arrival: String, _ url: String, line: Int = 0) -> [String: Any] {
    ["link": url, "arrival": arrival, "location": MadeExploration.location(line)]
  }

  @Test("What lies behind a misleading move alone is its sign")
  func behind() throws {
    var made = made()
    made.trials = [
      MadeExploration.trial(in: 0, ["move": MadeExploration.tap("Orders")], Self.bypass),
      MadeExploration.trial(in: 1, ["destination": "bag"], ["failed", "No way."]),
      MadeExploration.trial(in: 2, ["closing": "front"], ["closedMore", "The tab is another."]),
    ]
    #expect(try faults(in: made) == ["“a login” is bypassed (3 times)"])
    // Another way leads there.
    made.ways = [(from: 0, move: MadeExploration.tap("Help"), to: 1)]
    #expect(
      try faults(in: made) == [
        "“a login” is bypassed", "“bag” fails",
        "closing the screen in front changes something else",
      ])
  }

  @Test("A rule that the app breaks with a screen that stays visible is its sign")
  func brokenAtOnce() throws {
    let rule = ["propertyBroken", "“no orders without a login” holds, and never should."]
    let stays = ["stillVisible", "OrdersScreen stays visible, though “a login” does not hold."]
    let pull = ["move": ["kind": "pullToRefresh", "name": "UITableView"]]
    var made = made()
    made.trials = (1...2).map { state in
      var trial = MadeExploration.trial(in: state, pull, rule)
      trial["problems"] = [rule, stays].map { ["kind": $0[0], "detail": $0[1]] }
      return trial
    }
    #expect(try faults(in: made) == ["what needs “a login” stays visible (4 times)"])
    // The app breaks it elsewhere, too.
    made.trials.append(MadeExploration.trial(in: 0, pull, rule))
    #expect(
      try faults(in: made) == [
        "“no orders without a login” is broken (3 times)",
        "what needs “a login” stays visible (2 times)",
      ])
  }

  @Test("What a link does that opens its screen nowhere is one fault")
  func neverRight() throws {
    let url = "shop://bag"
    var made = made()
    made.trials = [
      MadeExploration.trial(in: 0, link("whileRunning", url), ["linkLost", "It is open nowhere."]),
      MadeExploration.trial(
        in: 1, link("whileRunning", url), ["otherWindowMoved", "Window 2 has changed."]),
      MadeExploration.trial(
        in: 2, link("inBackground", url), ["notVisible", "The user does not see it."]),
    ]
    #expect(try faults(in: made) == ["“shop://bag” is lost (3 times)"])
    // Somewhere it's right, so the faults may have causes of their own.
    var opened = MadeExploration.trial(in: 2, link("whileRunning", url), ["", ""])
    opened["problems"] = [[String: Any]]()
    opened["outcome"] = "built"
    made.trials.append(opened)
    #expect(
      try faults(in: made) == [
        "“shop://bag” is lost", "“shop://bag” changes another window",
        "“shop://bag” is not visible",
      ])
  }

  @Test(
    "A crash, a hang or a leak behind a misleading move is a fault of its own",
    arguments: [
      (["crashed", "Ended twice with signal 4."], "“bag” crashes"),
      (["hung", "The app gave no sign of life."], "“bag” hangs"),
      (["leaked", "Cart is still alive."], "Cart leaks"),
    ])
  func own(_ problem: [String], fault: String) throws {
    var made = made()
    made.trials = [
      MadeExploration.trial(in: 0, ["move": MadeExploration.tap("Orders")], Self.bypass),
      MadeExploration.trial(in: 1, ["destination": "bag"], problem),
    ]
    // A crash leads the list.
    let isCrash = problem[0] == "crashed"
    #expect(
      try faults(in: made)
        == (isCrash ? [fault, "“a login” is bypassed"] : ["“a login” is bypassed", fault]))
  }

  @Test("What lies behind an exception, or comes with it, follows from the crash")
  func exception() throws {
    var made = made()
    let crash = [
      "complaint", "The app crashes here: UIKit raises an exception. Pushed twice (M1).",
    ]
    made.trials = [
      MadeExploration.trial(
        in: 1, ["move": MadeExploration.tap("Pay")], crash,
        ["notRestored", "Elsewhere."]),
      MadeExploration.trial(in: 0, ["move": MadeExploration.tap("Orders")], crash),
      MadeExploration.trial(in: 1, ["destination": "bag"], ["failed", "No way."]),
    ]
    let exploration = try made.read()
    #expect(
      exploration.faults.map(\.description) == [
        "the move ‘Tap “Orders”’ crashes (2 times)", "the move ‘Tap “Pay”’ crashes",
      ])
    let texts = exploration.findings.map(\.description)
    #expect(
      texts[0].hasPrefix("the move ‘Tap “Orders”’: at the start\n  complaint: The app crashes"))
    let aftermath = try #require(texts.first { $0.contains("notRestored") })
    #expect(aftermath.contains("\n  After the crash: notRestored: Elsewhere.\n"))
    let behind = try #require(texts.first { $0.hasPrefix("bag") })
    #expect(behind.contains("\n  This follows a crash, of the move ‘Tap “Orders”’.\n"))
    #expect(
      exploration.description.hasSuffix(
        "A code such as (M1) names the rule of UIKit’s by which this is wrong: see "
          + "Docs/HeadlessUIKit/UIKitRules.md of StepRouter."))
  }

  @Test("A leak misleads nobody, so what lies behind is listed")
  func leak() throws {
    var made = made()
    made.trials = [
      MadeExploration.trial(
        in: 0, ["move": MadeExploration.tap("Orders")], ["leaked", "Cart is still alive."]),
      MadeExploration.trial(in: 1, ["destination": "bag"], ["failed", "No way."]),
    ]
    #expect(try faults(in: made) == ["Cart leaks", "“bag” fails"])
  }

  @Test("A move that the app answers in one place is one culprit, wherever it fails")
  func everywhere() throws {
    var made = made(Self.notification)
    made.trials = [
      MadeExploration.trial(
        in: 0, ["destination": "bag", "followUp": ["kind": "move", "move": Self.notification]],
        ["complaint", "Attempt to present."]),
      MadeExploration.trial(
        in: 1, ["move": Self.notification], ["shownTwice", "Bill is shown twice."]),
      MadeExploration.trial(in: 2, ["move": Self.notification], Self.bypass),
      MadeExploration.trial(in: 2, ["destination": "home"], ["failed", "No way."]),
    ]
    #expect(
      try faults(in: made) == [
        "the move ‘Tap the notification “bill”’ makes UIKit complain (4 times)"
      ])
  }

  @Test("What an event leaves on screen is one fault, with the rules that this breaks")
  func event() throws {
    let event: [String: Any] = ["kind": "happens", "name": "the session ends"]
    func left(_ screen: String) -> [String] {
      ["stillVisible", "\(screen) stays visible, though “a login” no longer holds."]
    }
    var made = made()
    made.trials = [
      MadeExploration.trial(
        in: 0, ["destination": "bag", "followUp": ["kind": "move", "move": event]], Self.bypass),
      MadeExploration.trial(in: 0, ["move": event], ["propertyBroken", "“never seen” holds."]),
      MadeExploration.trial(in: 1, ["move": event], left("Orders “Mine”")),
      MadeExploration.trial(in: 2, ["move": event], left("Order")),
      MadeExploration.trial(in: 2, ["move": event], ["leaked", "Order is still alive."]),
    ]
    #expect(
      try faults(in: made) == ["what needs “a login” stays visible (4 times)", "Order leaks"])
    made.trials.removeSubrange(2...3)
    #expect(
      try faults(in: made) == [
        "“a login” is bypassed", "“never seen” is broken", "Order leaks",
      ])
  }

  @Test("A press is no sign of another one")
  func presses() throws {
    var made = made()
    made.trials = [
      MadeExploration.trial(in: 0, ["move": Self.press], ["wrongContent", "Another."]),
      MadeExploration.trial(in: 0, ["move": Self.notification], ["wrongContent", "Another."]),
    ]
    #expect(
      try faults(in: made) == [
        "the move ‘Press “command-A”’ shows something else",
        "the move ‘Tap the notification “bill”’ shows something else",
      ])
  }

  @Test("A link shows what is wrong with its only destination, but not how the app takes links")
  func links() throws {
    var made = made()
    made.trials = [
      MadeExploration.trial(in: 0, link("whileRunning", "shop://home"), ["linkLost", "Nowhere."]),
      MadeExploration.trial(in: 0, link("inBackground", "shop://home"), ["linkLost", "Nowhere."]),
      MadeExploration.trial(
        in: 0, link("inBackground", "shop://home"), ["linkOpenedTwice", "Twice."]),
      MadeExploration.trial(in: 1, ["destination": "home"], ["nextFails", "It is refused."]),
    ]
    #expect(
      try faults(in: made) == [
        "“shop://home” is opened twice", "“home” breaks the next navigation (3 times)",
      ])
  }

  @Test("Links that are lost only at launch, and what isn't restored then, are one fault")
  func launch() throws {
    var made = made()
    made.trials = [
      MadeExploration.trial(in: 0, link("atLaunch", "shop://home"), ["linkLost", "Nowhere."]),
      MadeExploration.trial(in: 0, link("atLaunch", "shop://bag"), ["linkLost", "Nowhere."]),
      MadeExploration.trial(in: 0, link("atLaunch", "shop://help"), ["linkLost", "Nowhere."]),
      MadeExploration.trial(in: 1, ["move": ["kind": "relaunch"]], ["notRestored", "At home."]),
    ]
    #expect(
      try faults(in: made) == ["“shop://home” at launch, like 2 other links, is lost (4 times)"])
    made.trials.removeSubrange(1...2)
    #expect(
      try faults(in: made) == [
        "“shop://home” is lost",
        "the move ‘Have the system end the app, then launch it again’ does not restore a window",
      ])
  }

  @Test("What the router builds again, by a request or a link, lies on itself")
  func again() throws {
    var made = made()
    made.trials = [
      MadeExploration.trial(in: 0, ["destination": "bag"], ["builtAgain", "Once more."]),
      MadeExploration.trial(
        in: 1, ["destination": "bag"], ["shownTwice", "Bag is shown twice."]),
      MadeExploration.trial(
        in: 1, link("whileRunning", "shop://bag", line: 1), ["builtAgain", "Once more."]),
    ]
    #expect(try faults(in: made) == ["“bag” is built again (3 times)"])
  }

  @Test("Edits of rows of which UIKit complains in the same words are one fault")
  func edits() throws {
    var made = made()
    func edit(_ row: String, _ detail: String) -> [String: Any] {
      MadeExploration.trial(
        in: 0, ["move": ["kind": "deleteRow", "name": row]], ["complaint", detail])
    }
    made.trials = [
      edit("Tea", "Invalid update: 3 rows."), edit("Pot", "Invalid update: 12 rows."),
      edit("Cup", "Attempt to present."),
    ]
    #expect(
      try faults(in: made) == [
        "the move ‘Delete “Tea”’ makes UIKit complain (2 times)",
        "the move ‘Delete “Cup”’ makes UIKit complain",
      ])
  }

  /// Two rows and a button of one screen, each with this problem when the user taps it.
  private func touchedList(_ problem: [String]) -> MadeExploration {
    var made = made()
    made.states[0].windows = [
      MadeWindow.showing(
        [("row", "Tea", nil), ("row", "Pot", nil), ("button", "Help", nil)], on: "ListScreen",
        in: MadeWindow.window(MadeWindow.screen("ListScreen")))
    ]
    made.trials = ["Tea", "Pot", "Help"].map {
      MadeExploration.trial(in: 0, ["move": MadeExploration.tap($0)], problem)
    }
    return made
  }

  @Test("Taps on rows of one screen that crash without a word are one fault")
  func rows() throws {
    var made = touchedList(["crashed", "Ended twice with signal 4."])
    #expect(
      try faults(in: made) == [
        "a row of ListScreen crashes (2 times)", "the move ‘Tap “Help”’ crashes",
      ])
    // A walk doesn't know that it's a row.
    let review = FaultReview(of: try made.read())
    made.states[0].windows = []
    let alone = try made.read().faults
    #expect(
      alone.map(\.culprit) == [
        "the move ‘Tap “Tea”’", "the move ‘Tap “Pot”’", "the move ‘Tap “Help”’",
      ])
    #expect(alone.allSatisfy(review.has))
  }

  @Test("Taps on rows of one screen of which UIKit complains in the same words are one fault")
  func complainingRows() throws {
    var made = touchedList(["complaint", "Pushed more than once (M1)."])
    #expect(
      try faults(in: made) == [
        "the move ‘Tap “Tea”’ makes UIKit complain (2 times)",
        "the move ‘Tap “Help”’ makes UIKit complain",
      ])
    made.trials[1] = MadeExploration.trial(
      in: 0, ["move": MadeExploration.tap("Pot")], ["complaint", "A nil view controller."])
    #expect(try faults(in: made).count == 3)
  }

  @Test("Where Back leads elsewhere, a request that doesn't show its screen is a sign of that")
  func wayOut() throws {
    var made = made()
    made.trials = [
      MadeExploration.trial(
        in: 1, ["move": ["kind": "back"]], ["wrongBack", "Receipt lay on Payments."]),
      MadeExploration.trial(in: 1, ["destination": "home"], ["notVisible", "It is covered."]),
      MadeExploration.trial(in: 2, ["destination": "bag"], ["notVisible", "It is covered."]),
    ]
    #expect(
      try faults(in: made) == ["Receipt does not lead back (2 times)", "“bag” is not visible"])
  }

  @Test("A walk doesn't report a sign of what the exploration has found")
  func walks() throws {
    var made = made()
    made.trials = [
      MadeExploration.trial(in: 0, ["move": MadeExploration.tap("Orders")], Self.bypass),
      MadeExploration.trial(in: 1, ["destination": "bag"], ["failed", "No way."]),
    ]
    let review = FaultReview(of: try made.read())
    var other = self.made()
    other.trials = [MadeExploration.trial(in: 0, ["destination": "bag"], ["failed", "No."])]
    let fault = try #require(try other.read().faults.first)
    #expect(review.has(fault))
    #expect(!FaultReview(of: try self.made().read()).has(fault))
  }

  @Test("A walk that needs a misleading move of the whole app doesn't report what lies behind it")
  func longWalk() throws {
    func failure(_ steps: [[String: Any]], _ kind: String) throws -> SwarmReport.Failure {
      let json: [String: Any] = [
        "walk": 0, "length": 9, "count": 1, "steps": steps.map { ["move": $0] },
        "problems": [["kind": kind, "detail": "At another place."]],
      ]
      let data = try JSONSerialization.data(withJSONObject: json)
      return try JSONDecoder().decode(SwarmReport.Failure.self, from: data)
    }
    var made = made()
    made.trials = [MadeExploration.trial(in: 0, ["move": Self.notification], Self.bypass)]
    let review = FaultReview(of: try made.read())
    let relaunch = ["kind": "relaunch"]
    #expect(review.has(try failure([Self.notification, relaunch], "notRestored")))
    #expect(!review.has(try failure([Self.notification, relaunch], "crashed")))
    #expect(!review.has(try failure([Self.press, relaunch], "notRestored")))
    #expect(!review.has(try failure([relaunch], "notRestored")))
  }
}

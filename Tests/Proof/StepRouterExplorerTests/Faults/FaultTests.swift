import StepRouterExplorer
import Testing

/// Faults by culprit, and the verdict that names them.
@Suite struct FaultTests {
  @Test("A leak of one screen is one fault, however many states and attempts show it")
  func grouped() throws {
    let exploration = try MadeExploration.faulty.read()
    #expect(
      exploration.faults.map(\.description) == [
        "CartScreen leaks (3 times)", "the move ‘Tap “Help”’ is not visible",
      ])
    #expect(
      exploration.verdict
        == "2 faults: CartScreen leaks (3 times), the move ‘Tap “Help”’ is not visible")
    #expect(exploration.faults[0].first.moves == [])
    #expect(exploration.faults[0].first.trial.destination == "bag")
  }

  @Test("One destination that fails in the same way by a request and by a wait is one fault")
  func ways() throws {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    made.trials = [
      MadeExploration.trial(in: 0, ["destination": "bag"], ["failed", "No way."]),
      MadeExploration.trial(
        in: 1, ["destination": "bag", "followUp": ["kind": "cancel"]], ["failed", "No way."]),
      MadeExploration.trial(in: 0, ["destination": "home"], ["failed", "No way."]),
    ]
    let exploration = try made.read()
    #expect(
      exploration.verdict == "2 faults: “bag” fails (2 times), “home” fails")
    #expect(exploration.findings.count == 3)
    #expect(exploration.description.contains("\n2 faults, in 3 ways:\n"))
  }

  @Test(
    "The culprit is the class, the property or the place of the crash that the fault names",
    arguments: [
      (
        ["unbalanced", "CartScreen “Cart” appeared twice."],
        "CartScreen has callbacks that don’t balance"
      ),
      (
        [
          "interceptorBypassed",
          "CartScreen “Cart” is visible, though “a login” does not hold.",
        ], "“a login” is bypassed"
      ),
      (
        ["interceptorBypassed", "It went on though Login<Int> at A.swift:1 had not let it pass."],
        "Login is bypassed"
      ),
      (
        ["propertyBroken", "“the badge is right” does not hold."], "“the badge is right” is broken"
      ),
      (
        [
          "crashed",
          "The app crashes here. Swift says: “Shop/Bag.swift:12: Fatal error: No”.",
        ], "Shop/Bag.swift:12 crashes"
      ),
      (
        ["crashed", "The app crashes here: its process has ended twice with signal 9, at work."],
        "“bag” crashes"
      ),
      (["hung", "The app gave no sign of life."], "“bag” hangs"),
    ])
  func culprits(_ problem: [String], fault: String) throws {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    made.trials = [MadeExploration.trial(in: 0, ["destination": "bag"], problem)]
    #expect(try made.read().faults.map(\.description) == [fault])
  }

  @Test("The verdict names three faults and counts the others")
  func many() throws {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    made.trials = (1...5).map {
      MadeExploration.trial(in: 0, ["move": MadeExploration.tap("B\($0)")], ["complaint", "No."])
    }
    #expect(
      try made.read().verdict
        == "5 faults: the move ‘Tap “B1”’ makes UIKit complain, "
        + "the move ‘Tap “B2”’ makes UIKit complain, "
        + "the move ‘Tap “B3”’ makes UIKit complain, and 2 more")
  }

  @Test("Without a fault the verdict says what was tried")
  func calm() throws {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    #expect(try made.read().verdict == "Nothing is wrong: 3 states, 9 requests")
    made.destinations = []
    for state in made.states.indices { made.states[state].outcomes = "" }
    #expect(
      try made.read().verdict == "Nothing is wrong: 3 states, no destination was asked for")
  }

  @Test("A code stays the same if states, moves, titles and lines change, but not the culprit")
  func codes() throws {
    let codes = try MadeExploration.faulty.read().faults.map(\.code)
    #expect(codes == ["leaked-eb9a", "notVisible-0d41"])
    var other = MadeExploration.faulty
    other.trials = [
      MadeExploration.trial(
        in: 2, ["closing": "front"], ["leaked", "CartScreen “Sale” is still alive after all."])
    ]
    #expect(try other.read().faults.map(\.code) == [codes[0]])
    other.trials = [
      MadeExploration.trial(in: 0, ["closing": "front"], ["leaked", "Cart is still alive."])
    ]
    #expect(try other.read().faults.map(\.code) != [codes[0]])
    let crashes = try [12, 40].map { line in
      other.trials = [
        MadeExploration.trial(
          in: 0, ["destination": "bag"], ["crashed", "Swift says: “Shop/Bag.swift:\(line): No”."])
      ]
      return try other.read().faults.map(\.code)
    }
    #expect(crashes[0] == crashes[1])
  }

  @Test(
    "Two faults of a kind with codes that begin alike have longer ones, and either finds them",
    .exhaustive)
  func crowded() throws {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    made.trials = (1...1_000).map {
      MadeExploration.trial(in: 0, ["move": MadeExploration.tap("B\($0)")], ["complaint", "No."])
    }
    let faults = try made.read().faults
    let lengths = Set(faults.map { $0.code.count - "complaint-".count })
    #expect(lengths == [4, 8])
    #expect(Set(faults.map(\.code)).count == 1_000)
    let long = try #require(faults.first { $0.code.count > 14 })
    #expect(long.has(String(long.code.dropLast(4))))
    #expect(!long.has("complaint-"))
    #expect(!long.has("complaint"))
  }
}

import StepRouterExplorer

extension MadeExploration {
  /// A shop whose cart leaks wherever it's asked for or closed, and whose bag isn't visible once.
  static var faulty: MadeExploration {
    var made = MadeExploration.shop
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    made.trials = (0...2).map { state in
      trial(
        in: state, ["destination": "bag", "location": location(1)],
        ["leaked", "CartScreen “Cart \(state)” is still alive off screen."])
    }
    made.trials.append(
      trial(in: 1, ["move": tap("Help")], ["leaked", "CartScreen is still alive off screen."]))
    made.trials.append(
      trial(in: 2, ["move": tap("Help")], ["notVisible", "The screen is gone."]))
    return made
  }

  /// Returns a failed attempt in a state.
  static func trial(
    in state: Int, _ what: [String: Any], _ problems: [String]...
  ) -> [String: Any] {
    let common: [String: Any] = [
      "state": state, "outcome": "moved", "isDeclared": true,
      "problems": problems.map { ["kind": $0[0], "detail": $0[1]] },
    ]
    return common.merging(what) { $1 }
  }
}

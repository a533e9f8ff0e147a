import StepRouterReport

extension MadeExploration {
  /// A small shop in which the bag fails on the second screen.
  static var shop: MadeExploration {
    var made = MadeExploration()
    made.destinations = ["home", "bag", "orders"]
    made.states = [
      State(windows: [MadeWindow.window(MadeWindow.shop(["HomeViewController"]))], outcomes: "vba"),
      State(
        parent: 0, move: tap("Tea Cup"),
        windows: [
          MadeWindow.window(MadeWindow.shop(["HomeViewController", "ProductViewController"]))
        ], outcomes: "r!i"),
      State(
        parent: 1, move: ["kind": "tab", "name": "Account"],
        windows: [MadeWindow.window(MadeWindow.shop(["AccountViewController"], tab: 2))],
        outcomes: "r!I"),
    ]
    made.ways = [(from: 1, move: ["kind": "back"], to: 0)]
    made.covered = [
      ["kind": "screen", "name": "HomeViewController"],
      ["kind": "screen", "name": "ProductViewController"],
      ["kind": "guardPassed", "name": "LoginInterceptor", "location": location(1)],
      ["kind": "guardRefused", "name": "LoginInterceptor", "location": location(1)],
      ["kind": "guardPassed", "name": "AgeInterceptor", "location": location(2)],
    ]
    return made
  }

  /// An exploration as large as people look at.
  static func large(states count: Int, destinations: Int, faulty: Bool = false) -> MadeExploration {
    var made = MadeExploration()
    made.destinations = (0..<destinations).map { "destination \($0)" }
    let letters = Array("bbbrrbvaibl")
    made.states = (0..<count).map { index in
      let stack = (0...(index % 4)).map { "Screen\((index / 4 + $0) % 60)ViewController" }
      let window = MadeWindow.window(MadeWindow.shop(stack, tab: index % 3))
      let other = MadeWindow.window(
        MadeWindow.shop(["Screen\(index % 60)ViewController"]), shape: "regular",
        session: "scene-2", isFront: false)
      return State(
        parent: max((index - 1) / 6, 0), move: tap("Button \(index % 90)"),
        windows: index % 5 == 0 ? [window, other] : [window],
        outcomes: String((0..<destinations).map { faulty ? "!" : letters[(index + $0) % 11] }))
    }
    return made
  }

  /// Returns the page of its report.
  func page(_ title: String = "Shop") throws -> ReadPage {
    ReadPage(ExplorationReport(try read(), title: title).html)
  }
}

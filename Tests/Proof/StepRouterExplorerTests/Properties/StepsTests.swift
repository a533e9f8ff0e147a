import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Properties at their limit of moves, and states without a further move.
@MainActor
@Suite(.headlessOnly) struct StepsTests {
  private let name = "the account is shown"

  /// A home screen, some steps after it, and the account, from which no move leads on.
  private func explorer(steps: Int, _ properties: [ExploredProperty]) -> Explorer {
    Explorer { window in
      Self.show(0, of: steps, in: window)
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [], properties: properties)
    }
  }

  private static func show(_ step: Int, of steps: Int, in window: UIWindow?) {
    let screen =
      step == 0 ? ShopHome("Home") : step > steps ? ShopAccount("Account") : ShopHelp("\(step)")
    if step <= steps {
      screen.addButton("Next") { [weak window] in show(step + 1, of: steps, in: window) }
    }
    window?.rootViewController = screen
  }

  @Test("A property that the third move brings about holds within three moves, and not within two")
  func reached() async {
    for (moves, isFaultless) in [(3, true), (2, false)] {
      let again = await explorer(
        steps: 2, [.eventually(name, within: moves) { $0.shows(ShopAccount.self) }]
      ).replay([], reaching: name)
      #expect(again.isFaultless == isFaultless, "\(moves)")
    }
  }

  @Test("A consequence one move too late is reported with the allowed moves")
  func late() async {
    let exploration = await explorer(
      steps: 2,
      [
        .leadsTo(
          name, from: { $0.shows(ShopHome.self) }, to: { $0.shows(ShopAccount.self) }, within: 2)
      ]
    ).run(depth: 4, waitingStates: 0)
    #expect(
      exploration.findings.map(\.trial.problems) == [
        [
          Problem(
            .propertyBroken,
            "“the account is shown” does not follow within 2 moves: "
              + "not after ‘Tap “Next”’, ‘Tap “Next”’.")
        ]
      ])
  }

  @Test("A consequence that no move can bring about is reported")
  func deadEnd() async {
    let exploration = await explorer(
      steps: 0,
      [
        .leadsTo(
          name, from: { $0.shows(ShopAccount.self) }, to: { $0.shows(ShopBag.self) }, within: 2)
      ]
    ).run(depth: 3, waitingStates: 0)
    #expect(
      exploration.propertyResults.map(\.description) == [
        "“the account is shown” within 2 moves: in 1 state, not in 1, not known in 0"
      ])
    #expect(
      exploration.findings.map(\.trial.problems) == [
        [Problem(.propertyBroken, "“the account is shown” does not follow at once.")]
      ])
  }

  @Test("A request restarts the count of moves")
  func requested() async {
    let explorer = Till.explorer(.noReceipt) { till in
      [
        .leadsTo(
          "who has paid sees a receipt", from: { _ in till.isPaid },
          to: { $0.shows(TillReceipt.self) }, within: 2)
      ]
    }
    let paid: [WalkStep] = [.move(.tap("Add")), .move(.tap("Pay")), .move(.tap("Add"))]
    let moves = await explorer.replay(walk: paid + [.move(.tap("Add"))])
    #expect(
      moves.failures.flatMap(\.problems).map(\.detail) == [
        "“who has paid sees a receipt” does not follow within 2 moves: "
          + "not after ‘Tap “Add”’, ‘Tap “Add”’."
      ])
    let asked = await explorer.replay(walk: paid + [.asking("home"), .move(.tap("Add"))])
    #expect(asked.failures == [])
    #expect(asked.requestCount == 1)
  }
}

import StepRouterExplorer
import Testing

/// An app with screens that load their content.
@MainActor
@Suite(.headlessOnly) struct LoadingTests {
  private func findings(_ fault: LoadingApp.Fault) async -> [String] {
    await LoadingApp.explorer(fault).run(depth: 2).findings.map { finding in
      finding.description.split(separator: "\n").prefix(2).joined(separator: "\n")
    }
  }

  @Test("An app with a screen that loads, and one that fails, has no fault")
  func faultless() async {
    let exploration = await LoadingApp.explorer().run(depth: 2)
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.isFaultless)
  }

  @Test("A load that never ends and has no time limit is found")
  func neverEnds() async {
    let found = await findings(.neverEnds)
    #expect(
      found == [
        """
        the move ‘Tap “Order”’: at the start
          propertyBroken: “no screen waits for ever” does not hold.
        """,
        """
        the move ‘Tap “Missing”’: at the start
          propertyBroken: “no screen waits for ever” does not hold.
        """,
        """
        order 42, StepRouterExplorerTests/LoadingApp.swift:58: at the start
          propertyBroken: “no screen waits for ever” does not hold.
        """,
        """
        order 13, StepRouterExplorerTests/LoadingApp.swift:58: at the start
          propertyBroken: “no screen waits for ever” does not hold.
        """,
      ])
  }

  @Test("A failure screen without a way out is found")
  func noWayOut() async {
    let found = await findings(.noWayOut)
    #expect(
      found == [
        """
        ShopScreen “Sorry”: after ‘Tap “Missing”’
          deadEnd: ShopScreen “Sorry” has no way out: whatever the user does, it stays in front. \
        Give it one, such as a Close button, or allow it with \
        “allows: [.deadEnd.only("ShopScreen")]”.
        """
      ])
  }

  @Test("Content that is pushed again when it has loaded is found")
  func pushesAgain() async {
    let found = await findings(.pushesAgain)
    #expect(
      found == [
        """
        the move ‘Tap “Order”’: at the start, and in 1 other state
          shownTwice: ShopScreen “Order 42” is shown twice, one on top of the other. Show it once: \
        look for it before you build it, or leave out the second request, or allow it with \
        “allows: [.shownTwice.only("ShopScreen")]”.
        """,
        """
        order 42, StepRouterExplorerTests/LoadingApp.swift:58: at the start, and in 1 other state
          notVisible: AsyncScreen<ShopScreen, Int> “Order 42” is there, but covered or not in front.
        """,
      ])
  }
}

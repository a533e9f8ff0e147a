#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// A launch brings back the screen that the user has left, with what it showed.
@MainActor
@Suite struct RelaunchedScreenTests {
  private static let notRestored = Problem(
    .notRestored,
    "Window 1 was left with ShelfItem “Item 2” in front, and comes back with ShelfItem “Item 1”, "
      + "though both are at “item 1”. Let the place tell them apart.")

  private static let outdated = Problem(
    .outdated,
    "ShelfHome “Home” shows what it showed when it came, though it shows something else when it "
      + "is built again at the same place: it shows the text “Red”; built again, it shows the text "
      + "“Blue”. Bring it up to date whenever it appears, or allow it with “allows: [.outdated.only(\"ShelfHome\")]”."
  )

  private static let chosen: [WalkStep] = [
    .move(.tap("Colours")), .move(.tap("Blue")), .move(.back),
  ]

  @Test("Another screen of the class with the same place is a fault")
  func otherItem() async {
    let exploration = await ShelfApp.explorer(.placeOfFirst).replay([.tap("Item 2"), .relaunch])
    #expect(exploration.findings.flatMap(\.trial.problems) == [Self.notRestored])
    let other = await ShelfApp.explorer(.placeOfFirst).replay([.tap("Item 1"), .relaunch])
    #expect(other.isFaultless)
  }

  @Test("Walks look for it at each place")
  func walks() async {
    let report = await ShelfApp.explorer(.placeOfFirst).swarm(walks: 6, length: 10, seed: 7)
    #expect(report.failures.map(\.steps) == [[.move(.tap("Item 2")), .move(.relaunch)]])
    #expect(report.failures.flatMap(\.problems) == [Self.notRestored])
  }

  @Test("A screen that has stayed and shows what holds no longer is a fault")
  func oldColour() async {
    let again = await ShelfApp.explorer(.oldColour).replay(walk: Self.chosen)
    #expect(again.failures.flatMap(\.problems) == [Self.outdated])
    let report = await ShelfApp.explorer(.oldColour).swarm(walks: 30, length: 12, seed: 7)
    #expect(report.failures.map { $0.steps.dropLast() } == [Self.chosen.dropLast()])
    #expect(report.failures.compactMap(\.fault).map(\.culprit) == ["ShelfHome"])
  }

  @Test(
    "A screen that is brought up to date is none, nor one that counts its visits",
    arguments: [ShelfApp.Fault.none, .counts])
  func sibling(_ fault: ShelfApp.Fault) async {
    #expect(await ShelfApp.explorer(fault).replay(walk: Self.chosen).isFaultless)
    #expect(await ShelfApp.explorer(fault).swarm(walks: 6, length: 12, seed: 7).failures == [])
  }

  @Test("An app allows it")
  func allowed() async {
    let explorer = ShelfApp.explorer(.oldColour, allowing: [.outdated.only("Home")])
    #expect(await explorer.replay(walk: Self.chosen).isFaultless)
  }
}
#endif

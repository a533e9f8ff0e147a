import PortableUIKit
import Testing

@MainActor @Suite("Split view: display modes", .simulated, .standInOnly) struct SplitModeTests {
  typealias Mode = UISplitViewController.DisplayMode

  private func stage(_ style: UISplitViewController.Style) -> SplitStage {
    let stage = SplitStage(style)
    stage.fill(.primary, .secondary)
    if style == .tripleColumn { stage.fill(.supplementary) }
    return stage
  }

  @Test("Rule 107: a preferred mode takes effect at once if there's room")
  func rule107() async {
    let stage = stage(.tripleColumn)
    await stage.show(width: 1200)
    for mode in [
      Mode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary,
    ] {
      stage.split.preferredDisplayMode = mode
      #expect(stage.split.displayMode == mode)
    }
  }

  @Test(
    "Rule 107: each behaviour allows its own modes, from the next layout on",
    arguments: [
      (UISplitViewController.SplitBehavior.tile, [2, 4]), (.overlay, [3, 5]), (.displace, [2, 6]),
    ])
  func rule107Behaviors(
    behavior: UISplitViewController.SplitBehavior, modes: [Int]
  ) async {
    for (count, mode) in zip([Mode.oneOverSecondary, .twoOverSecondary], modes) {
      let stage = stage(.tripleColumn)
      await stage.show(width: 1200)
      stage.split.preferredDisplayMode = count
      let before = stage.split.displayMode

      stage.split.preferredSplitBehavior = behavior
      #expect(stage.split.displayMode == before)
      await stage.stage.settle()

      #expect(stage.split.displayMode.rawValue == mode)
      #expect(stage.split.splitBehavior == behavior)
    }
  }

  @Test(
    "Rule 108: the width decides how many columns stand side by side",
    arguments: [
      (UISplitViewController.Style.tripleColumn, 393, 1), (.tripleColumn, 700, 2),
      (.tripleColumn, 954, 2), (.tripleColumn, 955, 4), (.doubleColumn, 393, 1),
      (.doubleColumn, 700, 2), (.doubleColumn, 1200, 2),
    ] as [(UISplitViewController.Style, CGFloat, Int)])
  func rule108(style: UISplitViewController.Style, width: CGFloat, mode: Int) async {
    let stage = stage(style)
    await stage.show(width: width, as: .regular)
    #expect(!stage.split.isCollapsed)
    #expect(stage.split.displayMode.rawValue == mode)
  }

  @Test(
    "Rule 108: two columns that don't fit beside the secondary one lie over it, but not at first",
    arguments: [Mode.twoBesideSecondary, .twoDisplaceSecondary])
  func rule108Narrow(mode: Mode) async {
    let shown = stage(.tripleColumn)
    await shown.show(width: 950)
    shown.split.preferredDisplayMode = mode
    #expect(shown.split.displayMode == .twoOverSecondary)
    #expect(shown.seen == "A S B")

    let first = stage(.tripleColumn)
    first.split.preferredDisplayMode = mode
    await first.show(width: 950)
    #expect(first.split.displayMode == .oneBesideSecondary)
    first.resize(width: 1200)
    await first.stage.settle()
    #expect(first.split.displayMode == mode)
    first.resize(width: 950)
    await first.stage.settle()
    #expect(first.split.displayMode == .oneBesideSecondary)
  }

  @Test("Columns have frames beside or over each other, at either edge")
  func frames() async {
    let stage = stage(.tripleColumn)
    await stage.show(width: 1200)
    func edges(_ one: UIViewController?) -> [CGFloat] {
      let frame = one?.navigationController?.view.frame ?? .zero
      return [frame.minX, frame.maxX]
    }
    #expect(edges(stage.a) + edges(stage.s) + edges(stage.b) == [0, 320, 320, 640, 640, 1200])
    stage.split.preferredPrimaryColumnWidth = 200
    stage.split.maximumSupplementaryColumnWidth = 100
    stage.split.preferredDisplayMode = .twoOverSecondary
    await stage.stage.settle()
    #expect(edges(stage.a) + edges(stage.s) + edges(stage.b) == [0, 200, 200, 300, 0, 1200])
    stage.split.primaryEdge = .trailing
    await stage.stage.settle()
    #expect(edges(stage.a) + edges(stage.s) == [1000, 1200, 900, 1000])
    #expect(stage.split.primaryColumnWidth == 200)
  }
}

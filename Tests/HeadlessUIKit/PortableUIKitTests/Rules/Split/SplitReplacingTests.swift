import PortableUIKit
import Testing

@MainActor @Suite("Split view: replacing columns", .simulated, .standInOnly)
struct SplitReplacingTests {
  private let replaced = [
    "B.willMove(nil)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)", "B.didMove(nil)",
    "D.willMove(UINavigationController)", "D.viewDidLoad", "D.viewWillAppear(false)",
    "D.viewDidAppear(false)", "D.didMove(UINavigationController)",
  ]

  private func stage(width: CGFloat) async -> SplitStage {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    await stage.show(width: width)
    return stage
  }

  @Test(
    "Rule 109: a detail replaces the secondary view controller on screen",
    arguments: [1024, 390])
  func rule109(width: CGFloat) async {
    let stage = await stage(width: width)

    stage.split.showDetailViewController(stage.stage.screen("D"), sender: nil)

    #expect(stage.take() == replaced)
    #expect(nameOf(stage.b) == "D")
    await stage.stage.settle()
    #expect(stage.take() == [])
    #expect(stage.tree == (width == 1024 ? "nav[A] + nav[D]" : "nav[A, nav[D]]"))
  }

  @Test("Rule 109: a detail is pushed if no secondary column is on screen")
  func rule109Pushed() async {
    let stage = await stage(width: SplitStage.narrow)
    stage.split.show(.primary)
    await stage.stage.settle()
    _ = stage.take()

    stage.a?.showDetailViewController(stage.stage.screen("D"), sender: nil)
    await stage.stage.settle()

    #expect(
      stage.take() == [
        "B.willMove(nil)", "B.didMove(nil)", "D.willMove(UINavigationController)", "D.viewDidLoad",
        "willHide(0) collapsed", "willShow(2) collapsed", "A.viewWillDisappear(true)",
        "D.viewWillAppear(true)", "A.viewDidDisappear(true)", "D.viewDidAppear(true)",
        "D.didMove(UINavigationController)", "didHide(0) collapsed", "didShow(2) collapsed",
      ])
    #expect(stage.tree == "nav[A, nav[D]]")
  }

  @Test("Rule 109: show presents a view controller, and changes no column")
  func rule109Show() async {
    let stage = await stage(width: SplitStage.wide)
    let e = stage.stage.screen("E")

    stage.split.show(e, sender: nil)
    await stage.stage.settle()

    #expect(stage.split.presentedViewController === e)
    #expect(stage.tree == "nav[A] + nav[B]")
    #expect(stage.takeNews() == [])
  }

  @Test(
    "Rule 62: a column returns the view controller it was given, in UIKit's navigation controller")
  func rule62() async {
    let stage = await stage(width: SplitStage.wide)
    let before = stage.b?.navigationController

    stage.split.setViewController(stage.stage.screen("D"), for: .secondary)

    #expect(nameOf(stage.b) == "D")
    #expect(stage.b?.navigationController === before)
    #expect(stage.b?.navigationController?.viewControllers.map(nameOf) == ["D"])
  }

  @Test("Rule 110: setting a column again replaces the view controller on screen")
  func rule110() async {
    let stage = await stage(width: SplitStage.wide)

    stage.split.setViewController(stage.stage.screen("D"), for: .secondary)

    #expect(stage.take() == replaced)
    #expect(stage.tree == "nav[A] + nav[D]")
  }

  @Test("Rule 110: a column emptied while collapsed leaves its navigation controller on the stack")
  func rule110Nil() async {
    let stage = await stage(width: SplitStage.narrow)

    stage.split.setViewController(nil, for: .secondary)

    #expect(stage.takeNews() == ["willHide(2) collapsed", "didHide(2) collapsed"])
    #expect(stage.tree == "nav[A, nav[]]")
    #expect(stage.b == nil)
    stage.resize(width: SplitStage.wide)
    #expect(stage.tree == "nav[A]")
  }

  @Test("A column is empty once it's set to nil, or another container takes its view controller")
  func taken() async {
    let stage = await stage(width: SplitStage.wide)
    let stack = RecordingStack([stage.stage.screen("D")])

    stage.split.setViewController(nil, for: .primary)
    #expect(stage.tree == "nav[B]")
    stage.split.setViewController(stack, for: .secondary)
    #expect(stage.tree == "N[D]")
    let other = UIViewController()
    other.addChild(stack)

    #expect(stage.b == nil)
    #expect(stage.tree == "")
    #expect(stack.parent === other)
  }

  @Test("An app's own navigation controller is pushed and comes back as it is")
  func ownStack() async {
    let stage = SplitStage()
    let stack = RecordingStack([stage.stage.screen("B"), stage.stage.screen("D")])
    stage.fill(.primary)
    stage.split.setViewController(stack, for: .secondary)
    await stage.show(width: SplitStage.narrow)
    #expect(stage.tree == "nav[A, N[B, D]]")

    stage.resize(width: SplitStage.wide)
    #expect(stage.tree == "nav[A] + N[B, D]")
    stage.resize(width: SplitStage.narrow)
    stage.split.setViewController(stage.stage.screen("E"), for: .secondary)
    await stage.stage.settle()

    #expect(stage.tree == "nav[A, nav[E]]")
    #expect(stack.parent == nil)
  }

  @Test("A new primary column takes over the collapsed columns")
  func anotherRoot() async {
    let stage = await stage(width: SplitStage.narrow)

    stage.split.setViewController(RecordingStack([stage.stage.screen("D")]), for: .primary)
    await stage.stage.settle()

    #expect(stage.tree == "N[D, nav[B]]")
    #expect(stage.seen == "N B")
  }

  @Test("A size class overridden by the parent collapses and expands as a resize does")
  func overridden() async {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    await stage.show(width: SplitStage.wide, as: .regular)
    #expect(stage.tree == "nav[A] + nav[B]")

    for (sizeClass, tree) in [
      (UIUserInterfaceSizeClass.compact, "nav[A, nav[B]]"), (.regular, "nav[A] + nav[B]"),
    ] {
      stage.split.parent?.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: sizeClass), forChild: stage.split)
      #expect(stage.tree == tree)
    }
  }

  @Test("Columns resized while their tab leaves disappear once")
  func resizedWhileLeaving() async {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    let tabs = RecordingTabs([stage.split, UIViewController()])
    let window = await stage.stage.show(tabs)
    stage.stage.simulation.resize(window, to: CGSize(width: 1024, height: 800))
    await stage.stage.settle()
    _ = stage.take()

    tabs.selectedIndex = 1
    stage.stage.simulation.resize(window, to: CGSize(width: 390, height: 800))
    await stage.stage.settle()

    #expect(
      stage.take().filter { $0.contains("ppear") } == [
        "A.viewWillDisappear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "A.viewDidDisappear(false)",
      ])
    #expect(stage.tree == "nav[A, nav[B]]")
    tabs.selectedIndex = 0
    await stage.stage.settle()
    #expect(stage.seen == "B")
    #expect(
      stage.take().filter { $0.contains("ppear") } == [
        "B.viewWillAppear(false)", "B.viewDidAppear(false)",
      ])
  }

  @Test(
    "Rule 110: a compact column takes over when it's set while collapsed, and goes when it's removed"
  )
  func rule110Compact() async {
    let stage = await stage(width: SplitStage.narrow)

    stage.fill(.compact)
    await stage.stage.settle()
    #expect(stage.tree == "C")
    #expect(stage.seen == "C")

    stage.split.setViewController(nil, for: .compact)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A, nav[B]]")
    #expect(stage.seen == "B")
    #expect(stage.split.viewController(for: .compact) == nil)

    stage.resize(width: SplitStage.wide)
    #expect(stage.tree == "nav[A] + nav[B]")
    stage.fill(.compact)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A] + nav[B]")
  }

  @Test("Rule 110: removing a compact column that was there from the start shows the primary one")
  func rule110CompactFirst() async {
    let stage = SplitStage()
    stage.fill(.primary, .secondary, .compact)
    await stage.show(width: SplitStage.narrow)
    #expect(stage.tree == "C")

    stage.split.setViewController(nil, for: .compact)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A]")
    #expect(stage.seen == "A")
    stage.split.show(.secondary)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A, nav[B]]")
  }

  @Test("A column that's off the collapsed stack has no split view controller")
  func popped() async {
    let stage = await stage(width: SplitStage.narrow)
    #expect(stage.b?.splitViewController === stage.split)

    stage.split.show(.primary)
    await stage.stage.settle()

    #expect(nameOf(stage.b) == "B")
    #expect(stage.b?.splitViewController == nil)
    #expect(stage.a?.splitViewController === stage.split)
    stage.split.show(.secondary)
    await stage.stage.settle()
    #expect(stage.b?.splitViewController === stage.split)
  }

  @Test("Columns off screen follow the size class without appearing")
  func offScreen() async {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    let tabs = RecordingTabs([stage.split, UIViewController()])
    let window = await stage.stage.show(tabs)
    tabs.selectedIndex = 1
    await stage.stage.settle()
    _ = stage.take()

    stage.stage.simulation.resize(window, to: CGSize(width: 1024, height: 800))
    await stage.stage.settle()

    #expect(stage.take().filter { $0.contains("ppear") } == [])
    #expect(stage.tree == "nav[A] + nav[B]")
    tabs.selectedIndex = 0
    await stage.stage.settle()
    #expect(stage.seen == "A B")
  }
}

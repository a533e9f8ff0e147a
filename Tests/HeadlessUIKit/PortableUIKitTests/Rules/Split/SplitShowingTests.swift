import PortableUIKit
import Testing

@MainActor @Suite("Split view: showing and hiding columns", .simulated, .standInOnly)
struct SplitShowingTests {
  private func stage(
    _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat
  ) async -> SplitStage {
    let stage = SplitStage(style)
    stage.fill(.primary, .secondary)
    if style == .tripleColumn { stage.fill(.supplementary) }
    await stage.show(width: width)
    return stage
  }

  @available(iOS 26.0, *)
  @Test("Rule 104: while collapsed, show and hide push and pop columns")
  func rule104() async {
    let stage = await stage(width: SplitStage.narrow)

    stage.split.show(.primary)
    #expect(stage.take() == ["willHide(2) collapsed"])
    #expect(stage.split.transitionCoordinator != nil)
    await stage.stage.settle()
    #expect(
      stage.take() == [
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "B.viewDidDisappear(true)",
        "A.viewDidAppear(true)", "didHide(2) collapsed",
      ])
    #expect(stage.tree == "nav[A]")
    #expect(stage.b?.navigationController?.parent == nil)
    #expect(nameOf(stage.b) == "B")
    #expect(stage.split.isShowing(.primary) && !stage.split.isShowing(.secondary))

    stage.split.show(.secondary)
    await stage.stage.settle()
    #expect(
      stage.take() == [
        "willHide(0) collapsed", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "didHide(0) collapsed",
      ])
    #expect(stage.tree == "nav[A, nav[B]]")

    stage.split.hide(.secondary)
    await stage.stage.settle()
    #expect(
      stage.takeNews() == ["willShow(0) collapsed", "didShow(0) collapsed"])
    #expect(stage.tree == "nav[A]")
  }

  @Test("Rule 104: while collapsed, show also pushes the columns in between")
  func rule104Triple() async {
    let stage = await stage(.tripleColumn, width: SplitStage.narrow)
    stage.split.show(.primary)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A]")
    _ = stage.take()

    stage.split.show(.secondary)
    await stage.stage.settle()

    #expect(
      SplitStage.parts(stage.takeNews()).will == [
        "willShow(1) collapsed", "willHide(0) collapsed", "willHide(1) collapsed",
        "willShow(2) collapsed",
      ])
    #expect(stage.tree == "nav[A, nav[S], nav[B]]")
    stage.split.show(.supplementary)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A, nav[S]]")
    #expect(stage.seen == "S")
  }

  @Test("Rule 104: while collapsed, showing the top column or hiding a covered one does nothing")
  func rule104Ignored() async {
    let stage = await stage(.tripleColumn, width: SplitStage.narrow)

    stage.split.show(.secondary)
    stage.split.hide(.primary)
    stage.split.hide(.supplementary)
    stage.split.show(.compact)
    stage.split.hide(.compact)
    await stage.stage.settle()

    #expect(stage.take() == [])
    #expect(stage.tree == "nav[A, nav[S], nav[B]]")
  }

  @Test("Rule 104: showing the primary column keeps what is pushed on its own stack")
  func rule104Root() async {
    let stage = SplitStage()
    stage.split.setViewController(
      RecordingStack([stage.stage.screen("A"), stage.stage.screen("D")]), for: .primary)
    stage.fill(.secondary)
    await stage.show(width: SplitStage.narrow)
    #expect(stage.tree == "N[A, D, nav[B]]")

    stage.split.show(.primary)
    await stage.stage.settle()

    #expect(stage.tree == "N[A, D]")
  }

  @Test("Rule 105: of three columns side by side, the supplementary one stays without the primary")
  func rule105Primary() async {
    let stage = await stage(.tripleColumn, width: 1200)
    stage.split.preferredDisplayMode = .twoBesideSecondary
    await stage.stage.settle()

    stage.split.hide(.primary)
    await stage.stage.settle()

    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test("Rule 99: Back pops a column from either stack", arguments: [true, false])
  func rule99Back(isInner: Bool) async {
    let stage = await stage(width: SplitStage.narrow)
    let inner = stage.b?.navigationController
    guard let inner, let outer = stage.a?.navigationController else { return }
    inner.pushViewController(stage.stage.screen("D"), animated: false)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A, nav[B, D]]")

    stage.stage.simulation.pressBack(in: isInner ? inner : outer)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A, nav[B]]")
    stage.stage.simulation.pressBack(in: isInner ? inner : outer)
    await stage.stage.settle()

    #expect(stage.tree == "nav[A]")
    #expect(stage.seen == "A")
    stage.stage.simulation.pressBack(in: outer)
    #expect(stage.tree == "nav[A]")
    stage.resize(width: SplitStage.wide)
    #expect(stage.tree == "nav[A] + nav[B]")
  }

  @Test("Rule 99: a cancelled swipe back leaves the column where it is")
  func rule99Swipe() async throws {
    let stage = await stage(width: SplitStage.narrow)
    let outer = try #require(stage.a?.navigationController)

    let gesture = try #require(stage.stage.simulation.beginPop(in: outer))
    #expect(stage.tree == "nav[A]")
    gesture.cancel()
    await stage.stage.settle()

    #expect(stage.tree == "nav[A, nav[B]]")
    #expect(stage.seen == "B")
  }

  @Test("Rule 105: while expanded, show and hide move a column and change the display mode")
  func rule105() async {
    let stage = await stage(width: SplitStage.wide)

    stage.split.hide(.primary)
    #expect(stage.take() == ["willChangeTo(1)", "A.viewWillDisappear(true)"])
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.split.transitionCoordinator != nil)
    await stage.stage.settle()
    #expect(stage.take() == ["A.viewDidDisappear(true)"])
    #expect(stage.split.transitionCoordinator == nil)
    #expect(stage.seen == "B")
    #expect(stage.tree == "nav[A] + nav[B]")

    stage.split.show(.primary)
    await stage.stage.settle()
    #expect(
      stage.take() == ["willChangeTo(2)", "A.viewWillAppear(true)", "A.viewDidAppear(true)"])
    #expect(stage.seen == "A B")

    stage.split.show(.primary)
    stage.split.show(.secondary)
    stage.split.hide(.secondary)
    #expect(stage.take() == [])
  }

  @Test("Rule 105: another change during a column's movement completes the movement first")
  func rule105Twice() async {
    let stage = await stage(width: SplitStage.wide)

    stage.split.hide(.primary)
    stage.split.show(.primary)
    #expect(
      stage.take() == [
        "willChangeTo(1)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        "willChangeTo(2)", "A.viewWillAppear(true)",
      ])
    await stage.stage.settle()
    #expect(stage.take() == ["A.viewDidAppear(true)"])
  }

  @Test("Rule 105: a new preferred mode reports each column that comes or goes")
  func rule105Preferred() async {
    let stage = await stage(width: SplitStage.wide)

    stage.split.preferredDisplayMode = .secondaryOnly
    #expect(
      stage.take() == [
        "willChangeTo(1)", "willHide(0)", "A.viewWillDisappear(false)",
        "A.viewDidDisappear(false)", "didHide(0)",
      ])
    stage.split.preferredDisplayMode = .automatic
    #expect(
      stage.take() == [
        "willChangeTo(2)", "willShow(0)", "A.viewWillAppear(false)", "A.viewDidAppear(false)",
        "didShow(0)",
      ])
  }

  @Test("Rule 106: show and hide set the preferred mode, and a mode sets the preferred behaviour")
  func rule106() async {
    let stage = await stage(width: SplitStage.wide)
    let behaviors: [(UISplitViewController.DisplayMode, UISplitViewController.SplitBehavior)] = [
      (.oneBesideSecondary, .tile), (.twoBesideSecondary, .tile), (.oneOverSecondary, .overlay),
      (.twoOverSecondary, .overlay), (.twoDisplaceSecondary, .displace),
      (.oneOverSecondary, .overlay),
    ]
    for (mode, behavior) in behaviors {
      stage.split.preferredDisplayMode = mode
      #expect(stage.split.preferredSplitBehavior == behavior)
    }

    stage.split.hide(.primary)
    #expect(stage.split.preferredDisplayMode == .secondaryOnly)
    stage.split.show(.primary)
    #expect(stage.split.preferredDisplayMode == .oneOverSecondary)
    await stage.stage.settle()
  }

  @Test("The user's button shows and hides the sidebar")
  func sidebar() async {
    let stage = await stage(width: SplitStage.wide)
    let user = stage.stage.simulation.user

    #expect(user.toggleSidebar(of: stage.split))
    await stage.stage.settle()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(user.tap(stage.split.displayModeButtonItem))
    await stage.stage.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary)

    stage.split.displayModeButtonVisibility = .never
    #expect(!user.toggleSidebar(of: stage.split))
    stage.split.displayModeButtonVisibility = .automatic
    stage.resize(width: SplitStage.narrow)
    #expect(!user.toggleSidebar(of: stage.split))
  }

  @available(iOS 26.0, *)
  @Test("Rule 112: the inspector is a column if there's room, or else a sheet")
  func rule112() async {
    let stage = await stage(width: SplitStage.wide)
    let inspector = RecordingScreen("I", stage.stage.log)
    stage.split.setViewController(inspector, for: .inspector)
    #expect(!stage.split.isShowing(.inspector))
    #expect(inspector.parent == nil)

    stage.split.show(.inspector)
    await stage.stage.settle()
    #expect(inspector.parent === stage.split)
    #expect(inspector.viewIfLoaded?.window != nil)
    #expect(stage.split.isShowing(.inspector))
    #expect(names(stage.split.viewControllers) == "A B")
    stage.split.hide(.inspector)
    #expect(inspector.parent == nil)

    stage.resize(width: SplitStage.narrow)
    stage.split.show(.inspector)
    await stage.stage.settle()
    #expect(stage.split.presentedViewController === inspector)
    #expect(stage.split.isShowing(.inspector))
    stage.split.hide(.inspector)
    await stage.stage.settle()
    #expect(stage.split.presentedViewController == nil)
  }
}

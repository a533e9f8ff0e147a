import PortableUIKit
import Testing

@MainActor @Suite("Split view: collapsing and expanding", .simulated, .standInOnly)
struct SplitCollapsingTests {
  private func stage(
    _ style: UISplitViewController.Style, width: CGFloat = SplitStage.wide,
    compact: Bool = false
  ) async -> SplitStage {
    let stage = SplitStage(style)
    stage.fill(.primary, .secondary)
    if style == .tripleColumn { stage.fill(.supplementary) }
    if compact { stage.fill(.compact) }
    await stage.show(width: width)
    return stage
  }

  @Test("Rule 59: a split view controller begins expanded, and collapses in a compact window")
  func rule59() async {
    let split = UISplitViewController()
    split.viewControllers = [RecordingStack([UIViewController()]), UIViewController()]
    #expect(!split.isCollapsed)
    let window = await Stage().show(split)
    #expect(split.isCollapsed)
    #expect(split.viewControllers.count == 1)
    _ = window
  }

  @Test("Rule 63: without a delegate the secondary column is on top")
  func rule63() async {
    let stage = await stage(.tripleColumn)
    stage.split.delegate = nil
    stage.resize(width: SplitStage.narrow)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A, nav[S], nav[B]]")
    #expect(stage.seen == "B")
  }

  @Test("Rule 99: the columns are pushed as navigation controllers on the primary one")
  func rule99() async {
    let stage = await stage(.tripleColumn, width: SplitStage.narrow)
    #expect(stage.tree == "nav[A, nav[S], nav[B]]")
    #expect(stage.a?.navigationController?.topViewController === stage.b?.navigationController)
    #expect(stage.b?.navigationController?.navigationController === stage.a?.navigationController)
  }

  @available(iOS 26.0, *)
  @Test("Rule 100: collapsing two columns hides both, and then shows the secondary one on top")
  func rule100() async {
    let stage = await stage(.doubleColumn)

    stage.resize(width: SplitStage.narrow)

    let events = stage.take()
    let (will, did) = SplitStage.parts(events.filter { !$0.contains(".") })
    #expect(will == ["topColumn(2)", "willHide(2)", "willHide(0)", "willShow(2)"])
    #expect(did == ["didHide(0) collapsed", "didCollapse", "didShow(2) collapsed"])
    #expect(
      events.filter { $0.contains(".") } == [
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
      ])
    #expect(stage.tree == "nav[A, nav[B]]")
    await stage.stage.settle()
    #expect(stage.take() == [])
    #expect(stage.seen == "B")
    #expect(stage.split.isShowing(.secondary) && !stage.split.isShowing(.primary))
  }

  @Test("Rule 100: collapsing three columns leaves the secondary one on top")
  func rule100Triple() async {
    let stage = await stage(.tripleColumn, width: 950)
    #expect(stage.seen == "S B")

    stage.resize(width: SplitStage.narrow)

    let news = stage.takeNews()
    #expect(
      SplitStage.parts(news).will == [
        "topColumn(2)", "willHide(1)", "willShow(0)", "willHide(2)", "willHide(0)", "willShow(2)",
      ])
    #expect(stage.tree == "nav[A, nav[S], nav[B]]")
    #expect(stage.seen == "B")
  }

  @Test("Rule 101: the delegate can put the primary column on top")
  func rule101() async {
    let stage = await stage(.doubleColumn)
    stage.book.topColumn = .primary

    stage.resize(width: SplitStage.narrow)
    await stage.stage.settle()

    #expect(stage.tree == "nav[A]")
    #expect(stage.b?.navigationController?.parent == nil)
    #expect(stage.seen == "A")
    #expect(nameOf(stage.split.viewController(for: .secondary)) == "B")
  }

  @Test("Rule 101: if the delegate answers with an empty column, the proposed one is on top")
  func rule101Empty() async {
    let stage = await stage(.doubleColumn)
    stage.book.topColumn = .compact

    stage.resize(width: SplitStage.narrow)
    await stage.stage.settle()

    #expect(stage.tree == "nav[A, nav[B]]")
    #expect(stage.seen == "B")
  }

  @Test("Rule 101: while collapsed, a compact column replaces all others")
  func rule101Compact() async {
    let stage = await stage(.tripleColumn, width: 950, compact: true)

    stage.resize(width: SplitStage.narrow)
    let (will, did) = SplitStage.parts(
      stage.take().filter { !$0.contains("S.") && !$0.contains("B.") })
    #expect(
      will == [
        "topColumn(3)", "willHide(1)", "C.viewDidLoad", "C.willMove(UISplitViewController)",
        "C.didMove(UISplitViewController)", "willShow(3)", "willHide(2)",
        "C.viewWillAppear(false)", "C.viewDidAppear(false)",
      ])
    #expect(
      did == [
        "didHide(1) collapsed", "didHide(2) collapsed", "didCollapse", "didShow(3) collapsed",
      ])
    #expect(stage.tree == "C")
    #expect(stage.seen == "C")

    stage.resize(width: 950)
    let back = stage.takeNews()
    #expect(
      SplitStage.parts(back).will == [
        "displayMode(2)", "willShow(1) collapsed", "willHide(3) collapsed", "willShow(2) collapsed",
      ])
    #expect(
      SplitStage.parts(back).did == ["didHide(3)", "didShow(1)", "didShow(2)", "didExpand"])
    #expect(stage.tree == "nav[S] + nav[A] + nav[B]")
    #expect(stage.seen == "S B")
  }

  @Test("Rule 102: expanding brings the columns back, in the mode that the delegate chooses")
  func rule102() async {
    let stage = await stage(.doubleColumn, width: SplitStage.narrow)

    stage.resize(width: SplitStage.wide)
    let news = stage.takeNews()

    #expect(SplitStage.parts(news).will == ["displayMode(2)", "willShow(0) collapsed"])
    #expect(SplitStage.parts(news).did == ["didShow(0)", "didExpand"])
    #expect(stage.tree == "nav[A] + nav[B]")
    #expect(stage.seen == "A B")

    stage.resize(width: SplitStage.narrow)
    stage.book.expandedMode = .secondaryOnly
    _ = stage.take()
    stage.resize(width: SplitStage.wide)
    await stage.stage.settle()
    #expect(
      Array(stage.takeNews().prefix(2)) == ["displayMode(2)", "willChangeTo(1)"])
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.seen == "B")
  }

  @Test(
    "Rule 103: while collapsed, the display mode reads oneBesideSecondary, whatever is preferred"
  )
  func rule103() async {
    let stage = await stage(.doubleColumn, width: SplitStage.narrow)

    stage.split.preferredDisplayMode = .secondaryOnly

    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.split.preferredDisplayMode == .secondaryOnly)
    #expect(stage.take() == [])
  }

  @Test("Rule 113: a resize announces new traits before the new size, and then expands the columns")
  func rule113() async {
    final class Told: UISplitViewController {
      var log: EventLog?

      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        log?.add("traits(collapsed \(isCollapsed))")
        super.willTransition(to: newCollection, with: coordinator)
      }

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        log?.add("size(collapsed \(isCollapsed))")
        super.viewWillTransition(to: size, with: coordinator)
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        log?.add("didChange(collapsed \(isCollapsed))")
      }
    }
    let stage = Stage()
    let split = Told(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    let window = await stage.show(split)
    split.log = stage.log

    stage.simulation.resize(window, to: CGSize(width: 380, height: 800))
    #expect(stage.log.take() == ["size(collapsed true)"])
    stage.simulation.resize(window, to: CGSize(width: 1000, height: 800))
    #expect(
      stage.log.take() == [
        "traits(collapsed true)", "size(collapsed true)", "didChange(collapsed false)",
      ])
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Split view: the first appearance", .simulated, .standInOnly)
struct SplitFirstAppearanceTests {
  @available(iOS 26.0, *)
  @Test("Rule 93: outside a window there are no children, and the modes have their defaults")
  func rule93() {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
      let split = UISplitViewController(style: style)
      #expect(split.style == style)
      #expect(!split.isCollapsed)
      #expect(split.displayMode == .secondaryOnly)
      #expect(split.preferredDisplayMode == .automatic)
      #expect(split.viewControllers == [])
      #expect(split.children == [])
      #expect(split.presentsWithGesture)
      #expect(!split.isShowing(.secondary))
      #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    }
    #expect(UISplitViewController(style: .doubleColumn).splitBehavior == .tile)
    #expect(UISplitViewController.automaticDimension == -3.4028234663852886e+38)
  }

  @available(iOS 26.0, *)
  @Test("Rule 93: setting columns loads none of them, and makes none a child")
  func rule93Columns() {
    let stage = SplitStage(.tripleColumn)
    stage.fill(.primary, .supplementary, .secondary, .compact)
    stage.split.loadViewIfNeeded()

    #expect(stage.stage.log.take() == [])
    #expect(stage.split.children == [])
    #expect(stage.split.displayMode == .secondaryOnly)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact] {
      #expect(stage.split.viewController(for: column)?.parent == nil)
      #expect(!stage.split.isShowing(column))
    }
  }

  @Test("Rule 94: viewControllers lists the original ones in the order of the columns")
  func rule94() async {
    let stage = SplitStage(.tripleColumn)
    stage.fill(.compact, .secondary, .supplementary, .primary)
    #expect(names(stage.split.viewControllers) == "A S B")
    await stage.show(width: SplitStage.wide)
    #expect(names(stage.split.viewControllers) == "A S B")
    #expect(nameOf(stage.split.viewController(for: .compact)) == "C")

    stage.resize(width: SplitStage.narrow)
    #expect(names(stage.split.viewControllers) == "C")
  }

  @Test("Rule 94: while collapsed without a compact column, viewControllers lists the primary one")
  func rule94Collapsed() async {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    await stage.show(width: SplitStage.narrow)
    #expect(names(stage.split.viewControllers) == "A")
  }

  @Test("Rule 95: a column gets a navigation controller when it's first seen, not when it's loaded")
  func rule95() async {
    let stage = SplitStage()
    stage.fill(.primary, .secondary, .compact)
    stage.split.loadViewIfNeeded()
    #expect(stage.a?.navigationController == nil)

    await stage.show(width: SplitStage.wide)

    #expect(stage.tree == "nav[A] + nav[B]")
    #expect(stage.a?.parent === stage.a?.navigationController)
    #expect(stage.a?.splitViewController === stage.split)
    #expect(stage.split.viewController(for: .compact)?.parent == nil)
  }

  @Test("Rule 95: navigation controllers, and containers of one, are used as they are")
  func rule95AsTheyAre() async {
    let stage = SplitStage(.tripleColumn)
    let around = RecordingScreen("P", nil)
    around.addChild(UINavigationController(rootViewController: UIViewController()))
    let tabs = RecordingTabs([UINavigationController(rootViewController: UIViewController())])
    let stack = RecordingStack([UIViewController()])
    stage.split.setViewController(around, for: .primary)
    stage.split.setViewController(stack, for: .supplementary)
    stage.split.setViewController(tabs, for: .secondary)

    await stage.show(width: SplitStage.wide)

    #expect(names(stage.split.children) == "N P T")
  }

  @Test("Rule 95: tab bar controllers without navigation controllers are wrapped")
  func rule95Tabs() async {
    let stage = SplitStage()
    stage.fill(.primary)
    stage.split.setViewController(RecordingTabs([UIViewController()]), for: .secondary)
    await stage.show(width: SplitStage.wide)
    #expect(stage.tree == "nav[A] + nav[T]")
  }

  @Test("Rule 96: a column knows its split view controller once it's inside")
  func rule96() async {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    #expect(stage.b?.splitViewController == nil)
    #expect(stage.split.splitViewController == nil)

    await stage.show(width: SplitStage.narrow)

    #expect(stage.a?.splitViewController === stage.split)
    #expect(stage.b?.splitViewController === stage.split)
    #expect(stage.split.splitViewController == nil)
  }

  @available(iOS 26.0, *)
  @Test("Rule 97: two columns appear side by side")
  func rule97() async {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    await stage.show(width: SplitStage.wide, keepingLog: true)

    #expect(
      stage.take() == [
        "willChangeTo(2)", "A.willMove(UINavigationController)", "A.viewDidLoad", "willShow(0)",
        "B.willMove(UINavigationController)", "B.viewDidLoad", "willShow(2)",
        "A.viewWillAppear(false)", "B.viewWillAppear(false)", "didShow(0)", "didShow(2)",
        "A.viewDidAppear(false)", "A.didMove(UINavigationController)", "B.viewDidAppear(false)",
        "B.didMove(UINavigationController)",
      ])
    #expect(stage.split.isShowing(.primary) && stage.split.isShowing(.secondary))
    #expect(stage.seen == "A B")
  }

  @Test("Rule 97: three columns load in another order than they're listed")
  func rule97Triple() async {
    let stage = SplitStage(.tripleColumn)
    stage.fill(.primary, .supplementary, .secondary)
    await stage.show(width: SplitStage.wide, keepingLog: true)

    #expect(
      stage.take().filter { $0.contains("viewDidLoad") } == [
        "S.viewDidLoad", "A.viewDidLoad", "B.viewDidLoad",
      ])
    #expect(stage.tree == "nav[S] + nav[A] + nav[B]")
    #expect(stage.seen == "A S B")
  }

  @Test("Rule 98: in compact width the secondary column lies on the primary one")
  func rule98() async {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    await stage.show(width: SplitStage.narrow, keepingLog: true)

    let events = stage.take()
    let (will, did) = SplitStage.parts(events.filter { !$0.contains(".") })
    #expect(
      will == ["willChangeTo(2)", "topColumn(2)", "willShow(0)", "willHide(0)", "willShow(2)"])
    #expect(did == ["didHide(0) collapsed", "didCollapse", "didShow(2) collapsed"])
    #expect(
      events.filter { $0.contains("ppear") } == [
        "B.viewWillAppear(false)", "B.viewDidAppear(false)",
      ])
    #expect(stage.a?.isViewLoaded == true)
    #expect(events.last == "B.didMove(UINavigationController)")
    #expect(stage.tree == "nav[A, nav[B]]")
  }
}

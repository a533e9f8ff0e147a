import PortableUIKit
import Testing

@MainActor @Suite("Split view: the classic style", .simulated, .standInOnly)
struct ClassicSplitTests {
  private func stage(width: CGFloat) async -> SplitStage {
    let stage = SplitStage(.unspecified)
    let stack = RecordingStack([stage.stage.screen("A")])
    stage.split.viewControllers = [stack, stage.stage.screen("B")]
    await stage.show(width: width)
    return stage
  }

  @Test("Rule 58: the view controllers become children as they are")
  func rule58() async {
    let split = UISplitViewController()
    #expect(split.viewControllers == [])
    let (a, b) = (UIViewController(), UIViewController())

    split.viewControllers = [a, b]

    #expect(split.viewControllers == [a, b])
    #expect(split.children == [a, b])
    #expect(split.viewController(for: .primary) == nil)
  }

  @Test("Rule 60: while expanded, a detail is added or replaces the one that's there")
  func rule60() async {
    let stage = SplitStage(.unspecified)
    stage.split.viewControllers = [stage.stage.screen("A")]
    await stage.show(width: SplitStage.wide)

    for name in ["D", "E"] {
      stage.split.showDetailViewController(stage.stage.screen(name), sender: nil)
      #expect(names(stage.split.viewControllers) == "A \(name)")
      #expect(stage.takeNews() == ["showDetail(\(name))"])
    }
    #expect(names(stage.split.children) == "A E")
  }

  @Test("Rule 60: while collapsed, a detail is pushed, and becomes the secondary one later")
  func rule60Collapsed() async {
    let stage = await stage(width: SplitStage.narrow)

    stage.split.showDetailViewController(
      RecordingStack([stage.stage.screen("D")]), sender: nil)
    await stage.stage.settle()
    #expect(stage.tree == "N[A, B, N[D]]")

    stage.resize(width: SplitStage.wide)
    #expect(stage.tree == "N[A, B] + N[D]")
  }

  @Test("Rule 60: the delegate can show a view controller itself", arguments: [1024, 390])
  func rule60Delegate(width: CGFloat) async {
    let stage = await stage(width: width)
    let before = stage.tree
    stage.book.showsItself = true
    _ = stage.take()

    stage.split.showDetailViewController(stage.stage.screen("D"), sender: nil)
    stage.split.show(stage.stage.screen("E"), sender: nil)

    #expect(stage.takeNews() == ["showDetail(D)", "show(E)"])
    #expect(stage.tree == before)
  }

  @Test("Rule 61: without a delegate a primary stack takes the secondary one and gives it back")
  func rule61() async {
    let stage = await stage(width: SplitStage.wide)
    stage.split.delegate = nil

    stage.resize(width: SplitStage.narrow)
    #expect(stage.tree == "N[A, B]")
    stage.resize(width: SplitStage.wide)

    #expect(stage.tree == "N[A] + B")
    await stage.stage.settle()
    #expect(stage.split.children.allSatisfy { $0.viewIfLoaded?.window != nil })
  }

  @Test("Rule 61: a primary view controller that isn't a stack drops the secondary one for a while")
  func rule61Plain() async {
    let stage = SplitStage(.unspecified)
    stage.split.viewControllers = stage.stage.screens("A", "B")
    await stage.show(width: SplitStage.narrow)
    #expect(stage.tree == "A")
    stage.resize(width: SplitStage.wide)
    #expect(stage.tree == "A + B")
  }

  @Test("Rule 111: collapsing asks the delegate, and pushes the secondary view controller as it is")
  func rule111() async {
    let stage = await stage(width: SplitStage.wide)

    stage.resize(width: SplitStage.narrow)
    let news = stage.takeNews()

    #expect(
      SplitStage.parts(news).will == [
        "forCollapsing", "collapse(B onto N)", "willHide(2)", "willHide(0)", "willShow(2)",
      ])
    #expect(
      SplitStage.parts(news).did == ["didHide(0) collapsed", "didCollapse", "didShow(2) collapsed"])
    #expect(stage.tree == "N[A, B]")
    #expect(names(stage.split.viewControllers) == "N")

    stage.resize(width: SplitStage.wide)
    #expect(
      stage.takeNews().filter { !$0.hasPrefix("did") } == [
        "forExpanding", "separateFrom(N)", "willShow(0) collapsed",
      ])
    #expect(stage.tree == "N[A] + B")
  }

  @Test("Rule 111: a view controller that the delegate collapses itself is dropped, and comes back")
  func rule111Dropped() async {
    let stage = await stage(width: SplitStage.wide)
    stage.book.collapsesSecondary = true

    stage.resize(width: SplitStage.narrow)
    let news = stage.takeNews()
    #expect(
      SplitStage.parts(news).will == ["forCollapsing", "collapse(B onto N)", "willHide(2)"])
    #expect(SplitStage.parts(news).did == ["didCollapse", "didHide(2) collapsed"])
    #expect(stage.tree == "N[A]")

    stage.resize(width: SplitStage.wide)
    #expect(stage.tree == "N[A] + B")
  }

  @Test("Rule 111: the delegate can choose other view controllers in both directions")
  func rule111Others() async {
    let stage = await stage(width: SplitStage.wide)
    stage.book.primary = RecordingStack([stage.stage.screen("D")])
    stage.resize(width: SplitStage.narrow)
    #expect(stage.tree == "N[D, B]")

    stage.book.primary = nil
    stage.book.separated = stage.stage.screen("E")
    stage.resize(width: SplitStage.wide)
    #expect(stage.tree == "N[D, B] + E")
  }
}

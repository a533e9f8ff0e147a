#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("iPhone Duo: columns", .simulated(on: .duo), .standInOnly)
struct FoldedSplitTests {
  private var user: HeadlessUser { HeadlessDevice.current.user }

  private func stage(_ style: UISplitViewController.Style) async -> SplitStage {
    let stage = SplitStage(style)
    stage.fill(.primary, .secondary)
    if style == .tripleColumn { stage.fill(.supplementary) }
    await stage.show()
    return stage
  }

  @Test("Rule 197: a split view controller is one stack while closed; opening restores its columns")
  func rule197() async {
    let stage = await stage(.tripleColumn)
    #expect(stage.tree == "nav[A, nav[S], nav[B]]")
    let c = stage.stage.screen("C")
    stage.b?.navigationController?.pushViewController(c, animated: false)
    await stage.stage.settle()
    _ = stage.take()

    user.unfold()
    await stage.stage.settle()
    #expect(stage.tree == "nav[S] + nav[A] + nav[B, C]")
    #expect(stage.seen == "S")
    #expect(c.view.window != nil)
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(
      SplitStage.parts(stage.takeNews()).will == ["displayMode(2)", "willShow(1) collapsed"])

    user.fold()
    await stage.stage.settle()
    #expect(stage.tree == "nav[A, nav[S], nav[B, C]]")
    #expect(
      SplitStage.parts(stage.takeNews()).will == [
        "topColumn(2)", "willHide(1)", "willShow(0)", "willHide(2)", "willHide(0)", "willShow(2)",
      ])
  }

  @Test("Rule 197: three columns never stand side by side; two do even in portrait")
  func widths() async {
    let stage = await stage(.tripleColumn)
    user.unfold()
    await stage.stage.settle()
    stage.split.preferredDisplayMode = .twoBesideSecondary
    await stage.stage.settle()
    #expect(stage.split.displayMode == .twoOverSecondary)
    stage.split.preferredDisplayMode = .automatic
    stage.split.preferredSplitBehavior = .automatic
    user.rotate()
    await stage.stage.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test("Rule 197: in Split View the columns collapse without a fold")
  func splitView() async {
    let stage = await stage(.doubleColumn)
    user.unfold()
    await stage.stage.settle()
    #expect(stage.tree == "nav[A] + nav[B]")
    user.openInSplitView()
    await stage.stage.settle()
    #expect(stage.tree == "nav[A, nav[B]]")
    user.closeSplitView()
    await stage.stage.settle()
    #expect(stage.tree == "nav[A] + nav[B]")
  }

  @Test("Rule 229: a visible inspector is a sheet while closed, and a column again when opened")
  func inspector() async {
    let stage = await stage(.doubleColumn)
    let inspector = stage.stage.screen("I")
    stage.split.setViewController(inspector, for: .inspector)
    user.unfold()
    await stage.stage.settle()
    stage.split.show(.inspector)
    await stage.stage.settle()
    #expect(stage.tree == "nav[A] + nav[B] + I")

    for _ in 0..<2 {
      user.fold()
      await stage.stage.settle()
      #expect(stage.tree == "nav[A, nav[B]]")
      #expect(stage.split.presentedViewController === inspector)
      #expect(stage.split.isShowing(.inspector))
      #expect(inspector.view.window != nil)
      user.unfold()
      await stage.stage.settle()
      #expect(stage.tree == "nav[A] + nav[B] + I")
      #expect(stage.split.presentedViewController == nil)
      #expect(inspector.view.window != nil)
    }
    #expect(stage.stage.simulation.isIdle)
  }

  @Test("Rule 229: an inspector that the user has swiped away stays away")
  func inspectorGone() async {
    let stage = await stage(.doubleColumn)
    let inspector = stage.stage.screen("I")
    stage.split.setViewController(inspector, for: .inspector)
    stage.split.show(.inspector)
    await stage.stage.settle()
    #expect(stage.split.presentedViewController === inspector)
    stage.stage.simulation.swipeDown(inspector)
    user.unfold()
    await stage.stage.settle()
    #expect(stage.tree == "nav[A] + nav[B]")
    #expect(stage.split.presentedViewController == nil)
    #expect(stage.split.viewController(for: .inspector) === inspector)
  }

  @Test("Rule 229: if the phone folds and opens quickly, the inspector ends up as a column")
  func inspectorQuickly() async {
    let stage = await stage(.doubleColumn)
    let inspector = stage.stage.screen("I")
    stage.split.setViewController(inspector, for: .inspector)
    user.unfold()
    await stage.stage.settle()
    stage.split.show(.inspector)
    await stage.stage.settle()
    for pause in [16, 17, 40, 100] {
      user.fold()
      stage.stage.simulation.advance(by: .milliseconds(pause))
      user.unfold()
      await stage.stage.settle()
      #expect(stage.tree == "nav[A] + nav[B] + I")
      #expect(stage.split.presentedViewController == nil)
    }
  }

  @Test("Rule 202: if the phone folds in the middle of a push, the columns regroup once")
  func inTheMiddle() async {
    for delay in [0, 100, 300] {
      let stage = await stage(.doubleColumn)
      user.unfold()
      await stage.stage.settle()
      let c = stage.stage.screen("C")
      stage.b?.navigationController?.pushViewController(c, animated: true)
      stage.stage.simulation.advance(by: .milliseconds(delay))
      _ = stage.take()
      user.fold()
      await stage.stage.settle()
      #expect(stage.tree == "nav[A, nav[B, C]]")
      #expect(stage.takeNews().filter { $0 == "didCollapse" }.count == 1)
      #expect(c.view.window != nil)
      user.unfold()
      await stage.stage.settle()
      #expect(stage.tree == "nav[A] + nav[B, C]")
      user.fold()
      await stage.stage.settle()
    }
  }
}
#endif

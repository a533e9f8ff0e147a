import PortableUIKit
import Testing

@MainActor @Suite("Navigation: the order of callbacks", .simulated) struct StackTransitionTests {
  let stage = Stage()

  @Test("Rule 32: at a stack's first appearance the root loads, appears and then has moved")
  func rule32() async {
    let a = TransitionWatcher("A", stage.log)
    let stack = RecordingStack(rootViewController: a)

    let window = await stage.show(stack, keepingLog: true)

    #expect(
      stage.log.take().map(\.withoutFlags) == [
        "A.willMove(N)", "A.loadView", "A.viewDidLoad",
        "A.beginAppearanceTransition(true, false)", "A.viewWillAppear(false)",
        "A.viewIsAppearing(false)", "A.viewDidAppear(false)", "A.didMove(N)",
      ])
    _ = window
  }

  @Test("Rule 33: an animated push begins at the next layout and ends with `didMove`")
  func rule33() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    stack.pushViewController(b, animated: true)
    #expect(stage.log.take() == ["B.willMove(N)"])
    #expect(names(stack.viewControllers) == "A B")

    stack.view.layoutIfNeeded()
    #expect(
      stage.log.take() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true) movingToParent", "B.viewIsAppearing(true) movingToParent",
      ])

    await stage.settle()
    #expect(
      stage.log.take() == [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true) movingToParent", "B.didMove(N)",
      ])
    _ = window
  }

  @Test("Rule 34: an animated pop begins at the next layout and ends with `didMove`")
  func rule34() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    stack.pushViewController(b, animated: false)
    await stage.settle()
    _ = stage.log.take()

    #expect(stack.popViewController(animated: true) === b)
    #expect(stage.log.take() == ["B.willMove(nil)"])

    stack.view.layoutIfNeeded()
    #expect(
      stage.log.take() == [
        "B.viewWillDisappear(true) movingFromParent", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)",
      ])

    await stage.settle()
    #expect(
      stage.log.take() == [
        "B.viewDidDisappear(true) movingFromParent", "A.viewDidAppear(true)", "B.didMove(nil)",
      ])
    _ = window
  }

  @Test("Rule 35: without animation, pushes and pops happen at the next layout in the same order")
  func rule35() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    stack.pushViewController(b, animated: false)
    #expect(stage.log.take() == ["B.willMove(N)"])
    stack.view.layoutIfNeeded()
    await stage.settle()
    #expect(
      stage.log.take() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)",
        "B.viewWillAppear(false) movingToParent", "B.viewIsAppearing(false) movingToParent",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false) movingToParent", "B.didMove(N)",
      ])

    stack.popViewController(animated: false)
    #expect(stage.log.take() == ["B.willMove(nil)"])
    stack.view.layoutIfNeeded()
    await stage.settle()
    #expect(
      stage.log.take() == [
        "B.viewWillDisappear(false) movingFromParent", "A.viewWillAppear(false)",
        "A.viewIsAppearing(false)", "B.viewDidDisappear(false) movingFromParent",
        "A.viewDidAppear(false)", "B.didMove(nil)",
      ])
    _ = window
  }

  @Test("Rule 36: a hidden stack sends no appearance callbacks, and loads only its final top")
  func rule36() async {
    let (a, b, c, d) = (
      stage.screen("A"), stage.screen("B"), stage.screen("C"), stage.screen("D")
    )
    let stack = RecordingStack([a])
    let tabs = RecordingTabs([UIViewController(), stack])
    let window = await stage.show(tabs)
    tabs.selectedIndex = 1
    await stage.settle()
    tabs.selectedIndex = 0
    await stage.settle()
    _ = stage.log.take()

    stack.pushViewController(b, animated: true)
    stack.pushViewController(c, animated: false)
    stack.popViewController(animated: true)
    stack.pushViewController(d, animated: true)
    await stage.settle()
    #expect(
      stage.log.take() == [
        "B.willMove(N)", "B.didMove(N)", "C.willMove(N)", "C.willMove(nil)", "C.didMove(nil)",
        "D.willMove(N)",
      ])

    tabs.selectedIndex = 1
    await stage.settle()
    #expect(
      stage.log.take() == [
        "D.loadView", "D.viewDidLoad", "D.viewWillAppear(false) movingToParent",
        "D.viewIsAppearing(false) movingToParent", "D.viewDidAppear(false) movingToParent",
        "D.didMove(N)",
      ])
    #expect(!b.isViewLoaded)
    #expect(!c.isViewLoaded)
    _ = window
  }

  @Test("Rule 38: view controllers below the popped one leave without appearing")
  func rule38() async {
    let all = stage.screens("A", "B", "C", "D")
    let stack = RecordingStack(all)
    let window = await stage.show(stack)

    stack.popToViewController(all[0], animated: true)
    await stage.settle()

    let events = stage.log.take()
    let moves = events.filter { $0.hasPrefix("B.") || $0.hasPrefix("C.") }
    #expect(
      moves.sorted() == [
        "B.didMove(nil)", "B.willMove(nil)", "C.didMove(nil)", "C.willMove(nil)",
      ])
    #expect(
      events.filter { !moves.contains($0) } == [
        "D.willMove(nil)", "A.loadView", "A.viewDidLoad",
        "D.viewWillDisappear(true) movingFromParent", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)", "D.viewDidDisappear(true) movingFromParent",
        "A.viewDidAppear(true)", "D.didMove(nil)",
      ])
    _ = window
  }
}

/// Also records the calls of the public methods for manual transitions.
private final class TransitionWatcher: RecordingScreen {
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    record("beginAppearanceTransition(\(isAppearing), \(animated))")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  override func endAppearanceTransition() {
    record("endAppearanceTransition")
    super.endAppearanceTransition()
  }
}

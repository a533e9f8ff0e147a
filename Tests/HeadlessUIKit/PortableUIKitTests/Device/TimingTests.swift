import PortableUIKit
import Testing

/// The table of what happens inside a call and what later, also without animation. Where the `will`
/// callbacks belong is partly inferred; the headless UIKit is exact about it.
@MainActor @Suite("What happens inside a call, and what later", .simulated, .standInOnly)
struct TimingTests {
  let stage = Stage()

  @Test(
    "Timing of push/pop/set: the array changes in the call, the rest happens later",
    arguments: [true, false])
  func push(animated: Bool) async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    stack.pushViewController(b, animated: animated)
    #expect(names(stack.viewControllers) == "A B")
    #expect(b.parent === stack)
    #expect((stack.transitionCoordinator != nil) == animated)
    #expect(stage.log.take() == ["B.willMove(N)"])
    await stage.settle()
    #expect(stage.log.take().last == "B.didMove(N)")

    stack.setViewControllers([a], animated: animated)
    #expect(names(stack.viewControllers) == "A")
    #expect(stage.log.take() == ["B.willMove(nil)"])
    await stage.settle()
    #expect(stage.log.take().last == "B.didMove(nil)")
    _ = window
  }

  @Test(
    "Timing of push/pop/set, N off-window: only `didMove` of the lower ones doesn't wait",
    arguments: [true, false])
  func offWindow(animated: Bool) async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    _ = stage.log.take()

    stack.pushViewController(b, animated: animated)
    #expect(stage.log.take() == ["A.didMove(N)", "B.willMove(N)"])
    await stage.settle()
    #expect(stage.log.take() == [])
    #expect(!b.isViewLoaded)

    let window = await stage.show(stack, keepingLog: true)
    #expect(
      stage.log.take().map(\.withoutFlags) == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
        "B.viewDidAppear(false)", "B.didMove(N)",
      ])
    _ = window
  }

  @Test("Timing of tab select: the tab loads and will appear in the call, and appears later")
  func tabSelect() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let tabs = RecordingTabs([a, b])
    let window = await stage.show(tabs)

    tabs.selectedIndex = 1
    #expect(
      stage.log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
      ])
    await stage.settle()
    #expect(
      stage.log.take() == [
        "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
    _ = window
  }

  @Test(
    "Timing of present: the call sets the links, loads and sends `will`; `did` comes later",
    arguments: [true, false])
  func present(animated: Bool) async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    presented.modalPresentationStyle = .fullScreen
    let log = stage.log

    a.present(presented, animated: animated) { log.add("completion") }
    #expect(a.presentedViewController === presented)
    #expect(presented.isBeingPresented)
    #expect(
      log.take() == [
        "P.loadView", "P.viewDidLoad", "A.viewWillDisappear(\(animated))",
        "P.viewWillAppear(\(animated)) beingPresented",
      ])
    await stage.settle()
    #expect(
      log.take() == [
        "P.viewIsAppearing(\(animated)) beingPresented",
        "P.viewDidAppear(\(animated)) beingPresented", "A.viewDidDisappear(\(animated))",
        "completion",
      ])
    _ = window
  }

  @Test(
    "Timing of dismiss: the call sends `will`; the links, `did` and the completion follow later",
    arguments: [true, false])
  func dismiss(animated: Bool) async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    presented.modalPresentationStyle = .fullScreen
    a.present(presented, animated: false)
    await stage.settle()
    let log = stage.log
    _ = log.take()

    a.dismiss(animated: animated) { log.add("completion") }
    #expect(presented.isBeingDismissed)
    #expect(a.presentedViewController === presented)
    #expect(presented.presentingViewController === a)
    #expect(
      log.take() == [
        "P.viewWillDisappear(\(animated)) beingDismissed", "A.viewWillAppear(\(animated))",
      ])
    await stage.settle()
    #expect(
      log.take() == [
        "A.viewIsAppearing(\(animated))", "A.viewDidAppear(\(animated))",
        "P.viewDidDisappear(\(animated)) beingDismissed", "completion",
      ])
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("Timing of page set, not animated: everything happens in the call, even the completion")
  func pageSet() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages([a])
    let window = await stage.show(pages)
    let log = stage.log

    pages.setViewControllers([b], direction: .forward, animated: false) {
      log.add("completion(\($0))")
    }
    #expect(names(pages.viewControllers) == "B")
    #expect(log.take().suffix(2) == ["B.viewDidAppear(false) movingToParent", "completion(true)"])
    #expect(a.parent == nil)
    await stage.settle()
    #expect(log.take() == [])
    _ = window
  }

  @Test("Timing of window show: the call loads the root and sends `will`; the rest comes later")
  func windowShow() async {
    let window = stage.simulation.makeWindow()
    window.rootViewController = stage.screen("A")

    window.makeKeyAndVisible()
    #expect(stage.log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)"])
    await stage.settle()
    #expect(stage.log.take() == ["A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
  }

  @Test("Timing of manual begin/end: everything happens in the call")
  func manual() async {
    let a = stage.screen("A")
    a.beginAppearanceTransition(true, animated: true)
    #expect(stage.log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear(true)"])
    a.endAppearanceTransition()
    #expect(stage.log.take() == ["A.viewIsAppearing(true)", "A.viewDidAppear(true)"])
    await stage.settle()
    #expect(stage.log.take() == [])
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Going back by touch", .simulated, .standInOnly) struct StackTouchTests {
  let stage = Stage()

  @Test("The back button pops with animation")
  func back() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a, b])
    let window = await stage.show(stack)

    stage.simulation.pressBack(in: stack)
    #expect(names(stack.viewControllers) == "A")
    await stage.settle()
    #expect(stage.log.take().contains("A.viewDidAppear(true)"))
    _ = window
  }

  #if !canImport(UIKit)
  @Test("A long press on Back pops to the chosen screen with animation")
  func longPressBack() async {
    let screens = ["A", "B", "C"].map { stage.screen($0) }
    let stack = RecordingStack(screens)
    let window = await stage.show(stack)
    _ = stage.log.take()

    let user = stage.simulation.user
    #expect(!user.longPressBack(in: stack, toScreenAt: 2))
    #expect(user.longPressBack(in: stack, toScreenAt: 0))
    #expect(names(stack.viewControllers) == "A")
    await stage.settle()
    #expect(stage.log.take().contains("A.viewDidAppear(true)"))
    #expect(!user.longPressBack(in: stack, toScreenAt: 0))
    _ = window
  }
  #endif

  @Test("Without a back button the user can neither press it nor swipe back")
  func noBack() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    #expect(canGoBack(stack, "A") == false)

    stack.pushViewController(b, animated: false)
    await stage.settle()
    b.navigationItem.hidesBackButton = true
    #expect(canGoBack(stack, "A B") == false)

    b.navigationItem.hidesBackButton = false
    stack.isNavigationBarHidden = true
    #expect(canGoBack(stack, "A B") == false)
    _ = window
  }

  private func canGoBack(_ stack: UINavigationController, _ expected: String) -> Bool {
    stage.simulation.pressBack(in: stack)
    let gesture = stage.simulation.beginPop(in: stack)
    return gesture != nil || names(stack.viewControllers) != expected
  }

  @Test("No swipe begins during a transition, or with the recognizer disabled")
  func noSwipe() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    stack.pushViewController(b, animated: true)
    stack.view.layoutIfNeeded()
    let during = stage.simulation.beginPop(in: stack)
    #expect(during == nil)
    await stage.settle()

    stack.interactivePopGestureRecognizer?.isEnabled = false
    let disabled = stage.simulation.beginPop(in: stack)
    #expect(disabled == nil)
    _ = window
  }

  @Test("A completed swipe is a pop like any other")
  func finished() async throws {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a, b])
    let window = await stage.show(stack)
    let delegate = StackDelegate(stage.log)
    stack.delegate = delegate

    let gesture = try #require(stage.simulation.beginPop(in: stack))
    #expect(stack.transitionCoordinator?.isInteractive == true)
    gesture.update(0.8)
    await stage.settle()
    #expect(stage.log.take().contains("A.viewDidAppear(true)") == false)
    gesture.finish()
    #expect(stack.transitionCoordinator?.isInteractive == false)
    await stage.settle()

    #expect(
      stage.log.take() == [
        "B.viewDidDisappear(true) movingFromParent", "A.viewDidAppear(true)", "B.didMove(nil)",
        "didShow(A, true)",
      ])
    #expect(b.parent == nil)
    _ = window
  }

  @Test("A gesture that has ended has no further effect")
  func ended() async throws {
    let stack = RecordingStack(stage.screens("A", "B"))
    let window = await stage.show(stack)
    let gesture = try #require(stage.simulation.beginPop(in: stack))
    gesture.cancel()
    await stage.settle()
    _ = stage.log.take()

    gesture.update(0.5)
    gesture.finish()
    gesture.cancel()
    await stage.settle()

    #expect(stage.log.take() == [])
    #expect(names(stack.viewControllers) == "A B")
    _ = window
  }
}

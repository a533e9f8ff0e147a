import PortableUIKit
import Testing

@MainActor @Suite("Navigation: delegates and coordinators", .simulated) struct StackDelegateTests {
  let stage = Stage()

  @Test("Rule 44: the delegate hears of the first display, pushes, pops and new arrays")
  func rule44() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let delegate = StackDelegate(stage.log)
    let stack = RecordingStack([a])
    stack.delegate = delegate

    let window = await stage.show(stack, keepingLog: true)
    #expect(shown() == ["willShow(A, false)", "A.viewDidAppear", "didShow(A, false)"])
    stack.pushViewController(b, animated: true)
    await stage.settle()
    #expect(shown() == ["willShow(B, true)", "B.viewDidAppear", "didShow(B, true)"])
    stack.popViewController(animated: true)
    await stage.settle()
    #expect(shown() == ["willShow(A, true)", "A.viewDidAppear", "didShow(A, true)"])
    stack.setViewControllers([c], animated: false)
    await stage.settle()
    #expect(shown() == ["willShow(C, false)", "C.viewDidAppear", "didShow(C, false)"])
    _ = window
  }

  private func shown() -> [String] {
    stage.log.take().filter { $0.contains("Show(") || $0.contains("viewDidAppear") }
      .map { $0.contains("Show") ? $0 : $0.withoutArguments }
  }

  @Test("Rule 45: an animated push has a coordinator until its end, and runs a completion once")
  func rule45() async throws {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    #expect(stack.transitionCoordinator == nil)

    stack.pushViewController(b, animated: true)
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(a.transitionCoordinator === coordinator)
    #expect(b.transitionCoordinator === coordinator)
    let log = stage.log
    coordinator.animate(alongsideTransition: nil) { context in
      log.add("completion, cancelled: \(context.isCancelled)")
    }
    await stage.settle()

    let events = log.take()
    #expect(events.filter { $0.contains("completion") } == ["completion, cancelled: false"])
    #expect(
      events.firstIndex(of: "B.viewDidAppear(true) movingToParent") ?? .max
        < events.firstIndex(of: "completion, cancelled: false") ?? .min)
    #expect(stack.transitionCoordinator == nil)
    _ = window
  }

  @Test("Rule 45: a push without animation or off screen has no coordinator")
  func rule45None() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([a])
    stack.pushViewController(b, animated: true)
    #expect(stack.transitionCoordinator == nil)
    let window = await stage.show(stack)

    stack.pushViewController(c, animated: false)
    #expect(stack.transitionCoordinator == nil)
    await stage.settle()
    _ = window
  }

  @Test("Rule 45: pops and new arrays have a coordinator, which descendants share")
  func rule45Others() async {
    let (a, b, child) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    b.addChild(child)
    let stack = RecordingStack([a, b])
    let window = await stage.show(stack)

    stack.popViewController(animated: true)
    #expect(stack.transitionCoordinator != nil)
    await stage.settle()
    #expect(stack.transitionCoordinator == nil)
    stack.setViewControllers([b], animated: true)
    #expect(stack.transitionCoordinator != nil)
    #expect(child.transitionCoordinator === stack.transitionCoordinator)
    await stage.settle()
    _ = window
  }

  @Test("Rule 45: the completion of a cancelled swipe says that it was cancelled", .standInOnly)
  func rule45Cancelled() async throws {
    let stack = RecordingStack(stage.screens("A", "B"))
    let window = await stage.show(stack)
    let gesture = try #require(stage.simulation.beginPop(in: stack))
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(coordinator.isInteractive)
    let log = stage.log
    coordinator.notifyWhenInteractionChanges { context in
      log.add("interaction ends, cancelled: \(context.isCancelled)")
    }
    coordinator.animate(alongsideTransition: nil) { context in
      log.add("completion, cancelled: \(context.isCancelled)")
    }
    await stage.settle()
    _ = log.take()

    gesture.cancel()
    await stage.settle()

    #expect(
      log.take().filter { $0.contains("cancelled") } == [
        "interaction ends, cancelled: true", "completion, cancelled: true",
      ])
    #expect(stack.transitionCoordinator == nil)
    _ = window
  }
}

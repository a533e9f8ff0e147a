import PortableUIKit
import Testing

@MainActor @Suite("Going back: gestures and the bar", .simulated, .standInOnly)
struct PopGestureTests {
  let stage = Stage()

  @Test("Rule 146: a cancelled swipe ends with the old screen visible, and without didShow")
  func rule146() async throws {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a, b])
    let window = await stage.show(stack)
    let delegate = StackDelegate(stage.log)
    stack.delegate = delegate

    let gesture = try #require(stage.simulation.beginPop(in: stack))
    gesture.update(0.5)
    await stage.settle()
    gesture.cancel()
    await stage.settle()

    let events = stage.log.take()
    #expect(events.first { $0.hasPrefix("B.view") }?.hasPrefix("B.viewWillDisappear(true)") == true)
    #expect(events.last { $0.hasPrefix("B.") } == "B.viewDidAppear(true)")
    #expect(!events.contains { $0.hasPrefix("didShow") })
    #expect(names(stack.viewControllers) == "A B")
    _ = window
  }

  @Test("Rule 147: the content recognizer isn't the edge's, and no swipe begins at the root")
  func rule147() async {
    guard #available(iOS 26.0, *) else { return }
    let stack = RecordingStack([stage.screen("A")])
    let window = await stage.show(stack)
    let content = stack.interactiveContentPopGestureRecognizer
    #expect(content != nil)
    #expect(stack.interactiveContentPopGestureRecognizer === content)
    #expect(stack.interactivePopGestureRecognizer !== content)
    #expect(stage.simulation.beginPop(in: stack) == nil)
    _ = window
  }

  @Test("Rule 147: a delegate with a method for animators disables the gesture")
  func rule147Delegate() async {
    final class NoAnimators: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }
    let stack = RecordingStack(stage.screens("A", "B"))
    let window = await stage.show(stack)
    let (with, without) = (NoAnimators(), StackDelegate(stage.log))
    stack.delegate = with
    #expect(stage.simulation.beginPop(in: stack) == nil)
    stack.delegate = without
    let gesture = stage.simulation.beginPop(in: stack)
    #expect(gesture != nil)
    gesture?.cancel()
    await stage.settle()
    _ = window
  }

  @Test(
    "Rule 148: the back button asks the stack first, which can refuse", arguments: [true, false])
  func rule148(allows: Bool) async {
    let stack = AskingStack(rootViewController: stage.screen("A"))
    stack.log = stage.log
    stack.allows = allows
    let window = await stage.show(stack)
    stack.pushViewController(stage.screen("B"), animated: false)
    await stage.settle()
    _ = stage.log.take()

    stage.simulation.pressBack(in: stack)
    let asked = stage.log.take().filter { $0.hasPrefix("should") }
    #expect(asked == ["shouldPop of A B, 2 items"])
    await stage.settle()
    #expect(names(stack.viewControllers) == (allows ? "A" : "A B"))

    stack.popToRootViewController(animated: false)
    await stage.settle()
    #expect(!stage.log.take().contains { $0.hasPrefix("should") })
    #expect(names(stack.viewControllers) == "A")
    _ = window
  }

  @Test(
    "Rule 148: of two nested stacks, Back asks the one that it pops",
    arguments: [true, false])
  func rule148Columns(isInner: Bool) async {
    let split = UISplitViewController(style: .doubleColumn)
    let outer = AskingStack(rootViewController: stage.screen("A"))
    let inner = AskingStack(rootViewController: stage.screen("B"))
    split.setViewController(outer, for: .primary)
    split.setViewController(inner, for: .secondary)
    let window = await stage.show(split)
    if isInner {
      inner.pushViewController(stage.screen("C"), animated: false)
      await stage.settle()
    }
    let asked = isInner ? inner : outer
    asked.log = stage.log
    asked.allows = false

    for stack in [outer, inner] { stage.simulation.pressBack(in: stack) }
    await stage.settle()
    let line = isInner ? "shouldPop of B C, 2 items" : "shouldPop of A AskingStack, 2 items"
    #expect(stage.log.take().filter { $0.hasPrefix("should") } == [line, line])
    #expect(outer.viewControllers == [outer.viewControllers[0], inner])

    asked.allows = true
    stage.simulation.pressBack(in: outer)
    await stage.settle()
    #expect(outer.viewControllers.count == (isInner ? 2 : 1))
    #expect(inner.viewControllers.count == 1)
    _ = window
  }

  @Test("Rule 148: a push asks when the stack has already grown")
  func rule148Push() async {
    let stack = AskingStack(rootViewController: stage.screen("A"))
    let window = await stage.show(stack)
    stack.log = stage.log
    stack.pushViewController(stage.screen("B"), animated: true)
    #expect(stage.log.take().filter { $0.hasPrefix("should") } == ["shouldPush with A B"])
    await stage.settle()
    _ = window
  }
}

/// A stack that records what its bar asks.
private final class AskingStack: UINavigationController, UINavigationBarDelegate {
  var log: EventLog?
  var allows = true

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    log?.add("shouldPop of \(names(viewControllers)), \(navigationBar.items?.count ?? 0) items")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    log?.add("shouldPush with \(names(viewControllers))")
    return true
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Navigation: changes in one turn, and empty stacks", .simulated)
struct SupersededStackTests {
  let stage = Stage()

  @Test("Rule 264: setting and popping view controllers doesn't load the stack's view")
  func rule264() {
    let stack = RecordingStack(stage.screens("A", "B"))
    #expect(!stack.isViewLoaded)
    stack.setViewControllers(stage.screens("C", "D"), animated: false)
    stack.popViewController(animated: false)
    #expect(!stack.isViewLoaded)
    #expect(names(stack.viewControllers) == "C")
  }

  @Test(
    "Rule 267: an animated push undone in the same turn ends with one `didShow`",
    arguments: [true, false])
  func rule267(isSet: Bool) async {
    let a = stage.screen("A")
    let stack = RecordingStack([a])
    let delegate = StackDelegate(stage.log)
    stack.delegate = delegate
    let window = await stage.show(stack)

    stack.pushViewController(stage.screen("B"), animated: true)
    if isSet {
      stack.setViewControllers([a], animated: false)
    } else {
      stack.popViewController(animated: false)
    }
    await stage.settle()

    let events = stage.log.take()
    #expect(events.last == "didShow(A, false)")
    #expect(events.filter { $0.hasPrefix("didShow") }.count == 1)
    #expect(events.filter { $0.contains("Appear") || $0.contains("Disappear") } == [])
    #expect(a.view.window === window)
  }

  @Test("Rule 268: the visible view controller of an empty stack is what it presents")
  func rule268() async {
    let (stack, p, q) = (UINavigationController(), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(stack)
    #expect(stack.visibleViewController == nil)

    stack.present(p, animated: false)
    await stage.settle()
    #expect(stack.visibleViewController === p)

    p.present(q, animated: false)
    await stage.settle()
    #expect(stack.visibleViewController === q)
    _ = window
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Misuse of navigation controllers", .simulated, .standInOnly)
struct StackMisuseTests {
  let stage = Stage()

  @Test("M1: pushing a view controller that's already in the stack")
  func m1() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a, b])
    let window = await stage.show(stack)

    stack.pushViewController(a, animated: true)
    await stage.settle()

    let bundle = Bundle.main.bundleIdentifier ?? "(null)"
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M1", name: "NSInvalidArgumentException",
          reason: "\(described(stack)) is pushing the same view controller instance "
            + "(\(described(a))) more than once which is not supported and is most likely an error "
            + "in the application : \(bundle)")
      ])
    #expect(names(stack.viewControllers) == "A B")
    #expect(stage.log.take() == [])
    _ = window
  }

  @Test("M2: pushing a navigation controller")
  func m2() {
    let (stack, pushed) = (RecordingStack(stage.screens("A")), RecordingStack())

    stack.pushViewController(pushed, animated: true)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M2", name: "NSInvalidArgumentException",
          reason: "Pushing a navigation controller is not supported")
      ])
    #expect(names(stack.viewControllers) == "A")
    #expect(pushed.parent == nil)
  }

  @Test("M3: setting an array with duplicates", arguments: [true, false])
  func m3(animated: Bool) {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    _ = stage.log.take()

    stack.setViewControllers([b, b], animated: animated)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M3", name: "NSInternalInconsistencyException",
          reason: "All view controllers in a navigation controller must be distinct (( "
            + "\"\(described(b))\", \"\(described(b))\" ))")
      ])
    #expect(names(stack.viewControllers) == "A")
    #expect(b.parent == nil)
    #expect(stage.log.take() == [])
  }

  @Test("M4: popping to a view controller that isn't in the stack")
  func m4() {
    let (a, b, stranger) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([a, b])
    _ = stage.log.take()

    #expect(stack.popToViewController(stranger, animated: false) == nil)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M4", name: "NSInternalInconsistencyException",
          reason: "Tried to pop to a view controller that doesn't exist.")
      ])
    #expect(names(stack.viewControllers) == "A B")
    #expect(stage.log.take() == [])
  }

  @Test("M5: pushing a split view controller is ignored")
  func m5() {
    let split = UISplitViewController()
    let stack = RecordingStack(stage.screens("A"))

    stack.pushViewController(split, animated: false)

    #expect(
      stage.simulation.takeWarnings() == [
        "Split View Controllers cannot be pushed to a Navigation Controller \(described(split))"
      ])
    #expect(names(stack.viewControllers) == "A")
    #expect(split.parent == nil)
  }

  @Test("M17: an animated push during another one warns, and works")
  func m17() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    stack.pushViewController(b, animated: true)
    stack.view.layoutIfNeeded()
    stack.pushViewController(c, animated: true)
    #expect(
      stage.simulation.takeWarnings() == [
        "nested push animation can result in corrupted navigation bar"
      ])
    await stage.settle()

    #expect(
      stage.simulation.takeWarnings() == [
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
          + "might get corrupted."
      ])
    #expect(names(stack.viewControllers) == "A B C")
    #expect(c.view.window === window)
  }

  @Test("M17: a push during a pop doesn't count as nested")
  func m17AfterPop() async {
    let (a, c) = (stage.screen("A"), stage.screen("C"))
    let stack = RecordingStack([a, stage.screen("B")])
    let window = await stage.show(stack)

    stack.popViewController(animated: true)
    stage.simulation.advance(by: .milliseconds(100))
    stack.pushViewController(c, animated: true)
    await stage.settle()

    #expect(stage.simulation.takeWarnings() == [])
    #expect(names(stack.viewControllers) == "A C")
    #expect(c.view.window === window)
  }

  @Test("M17: two animated pops of one screen in the same turn warn, and work")
  func m17Pop() async {
    let stack = RecordingStack([stage.screen("A"), stage.screen("B"), stage.screen("C")])
    let window = await stage.show(stack)

    stack.popViewController(animated: true)
    stack.popViewController(animated: true)
    await stage.settle()

    #expect(
      stage.simulation.takeWarnings() == [
        "nested pop animation can result in corrupted navigation bar"
      ])
    #expect(names(stack.viewControllers) == "A")
    #expect(stack.topViewController?.view.window === window)
  }

  @Test(
    "M17: other ways back over two screens don't count as nested",
    arguments: ["not animated", "to the root", "a pop, then to the root"])
  func m17OtherPops(_ way: String) async {
    let stack = RecordingStack([
      stage.screen("A"), stage.screen("B"), stage.screen("C"), stage.screen("D"),
    ])
    let window = await stage.show(stack)

    switch way {
    case "not animated":
      stack.popViewController(animated: false)
      stack.popViewController(animated: true)
      stack.popViewController(animated: false)
    case "to the root": stack.popToRootViewController(animated: true)
    default:
      stack.popViewController(animated: true)
      stack.popToRootViewController(animated: true)
    }
    await stage.settle()

    #expect(stage.simulation.takeWarnings() == [])
    #expect(names(stack.viewControllers) == "A")
    #expect(stack.topViewController?.view.window === window)
  }

  @Test("M26: many tabs, nested tab bars and a pushed tab bar are accepted without a warning")
  func m26() async {
    let inner = RecordingTabs(stage.screens("A", "B", "C", "D", "E", "F"))
    let pushed = RecordingTabs(stage.screens("G"))
    let stack = RecordingStack(stage.screens("H"))
    let window = await stage.show(RecordingTabs([inner, stack]))

    stack.pushViewController(pushed, animated: true)
    await stage.settle()

    #expect(stage.simulation.takeWarnings() == [])
    #expect(stage.simulation.takeMisuses() == [])
    #expect(stack.topViewController === pushed)
    _ = window
  }
}

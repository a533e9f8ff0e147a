import PortableUIKit
import Testing

@MainActor @Suite("Appearance: the four flags", .simulated) struct FlagTests {
  let stage = Stage()

  @Test("Rule 18: inside a presented stack only the stack itself is being presented")
  func rule18() async {
    let (root, inner) = (stage.screen("A"), stage.screen("B"))
    let window = await stage.show(root)
    let stack = RecordingStack([inner], log: stage.log)
    stack.modalPresentationStyle = .fullScreen
    stack.loadViewIfNeeded()
    _ = stage.log.take()

    root.present(stack, animated: true)
    await stage.settle()
    let presenting = stage.log.take()
    root.dismiss(animated: true)
    await stage.settle()
    let dismissing = stage.log.take()

    #expect(
      presenting.filter { $0.hasPrefix("N.") } == [
        "N.viewWillAppear(true) beingPresented", "N.viewIsAppearing(true) beingPresented",
        "N.viewDidAppear(true) beingPresented",
      ])
    #expect(presenting.filter { $0.hasPrefix("B.") && $0.hasSuffix("beingPresented") } == [])
    #expect(
      dismissing.filter { !$0.hasPrefix("A.") } == [
        "N.viewWillDisappear(true) beingDismissed", "B.viewWillDisappear(true)",
        "N.viewDidDisappear(true) beingDismissed", "B.viewDidDisappear(true)",
      ])
    _ = window
  }

  @Test("Rule 18: the child of a popped view controller isn't moving itself")
  func rule18Children() async {
    let (a, b, child) = (stage.screen("A"), stage.screen("B"), ParentWatcher("C", stage.log))
    b.addChild(child)
    b.view.addSubview(child.view)
    child.didMove(toParent: b)
    let stack = RecordingStack([a, b])
    let window = await stage.show(stack)

    stack.popViewController(animated: true)
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.hasPrefix("C.") } == [
        "C.viewWillDisappear(true)", "C.viewDidDisappear(true)",
      ])
    _ = window
  }

  @Test("Rule 19: a pushed view controller moves to its parent, a popped one from it, others don't")
  func rule19() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    stack.pushViewController(b, animated: true)
    await stage.settle()
    #expect(!b.isMovingToParent)
    stack.popViewController(animated: true)
    await stage.settle()
    #expect(!b.isMovingFromParent)

    #expect(
      stage.log.take().filter { $0.contains("ppear") } == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true) movingToParent",
        "B.viewIsAppearing(true) movingToParent", "A.viewDidDisappear(true)",
        "B.viewDidAppear(true) movingToParent",
        "B.viewWillDisappear(true) movingFromParent", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)", "B.viewDidDisappear(true) movingFromParent",
        "A.viewDidAppear(true)",
      ])
    _ = window
  }

  @Test("Rule 19: the flags of a presentation hold from the call to the completion")
  func rule19Presentation() async {
    let (root, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(root)
    let log = stage.log

    root.present(presented, animated: true) {
      log.add("presented, \(presented.isBeingPresented)")
    }
    #expect(presented.isBeingPresented)
    #expect(!presented.isBeingDismissed)
    await stage.settle()
    #expect(log.take().last == "presented, false")

    root.dismiss(animated: true) {
      log.add("dismissed, \(presented.isBeingDismissed)")
    }
    #expect(presented.isBeingDismissed)
    #expect(!presented.isBeingPresented)
    await stage.settle()
    #expect(log.take().last == "dismissed, false")
    _ = window
  }
}

/// Also records whether its parent is moving.
private final class ParentWatcher: RecordingScreen {
  override var flags: [String] {
    super.flags + (parent?.isMovingFromParent == true ? ["parentMovingFromParent"] : [])
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Appearance: forwarding to children", .simulated) struct ForwardingTests {
  let stage = Stage()

  @Test(
    "Rule 13: when a child reverses its parent's disappearance, the next child gets no callback"
  )
  func rule13TurnedRound() async {
    final class Turning: RecordingScreen {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        parent?.beginAppearanceTransition(true, animated: false)
      }
    }
    let (parent, first, second) = (
      stage.screen("P"), Turning("C", stage.log), stage.screen("D")
    )
    for child in [first, second] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let window = await stage.show(parent)

    parent.beginAppearanceTransition(false, animated: false)
    parent.endAppearanceTransition()

    #expect(
      stage.log.take() == [
        "P.viewWillDisappear(false)", "C.viewWillDisappear(false)", "P.viewWillAppear(false)",
        "C.viewWillAppear(false)", "P.viewIsAppearing(false)", "C.viewIsAppearing(false)",
        "P.viewDidAppear(false)", "C.viewDidAppear(false)",
      ])
    _ = window
  }

  @Test("Rule 13: a parent forwards after its own callback, from the first child to the last")
  func rule13() async {
    let (parent, first, second) = (stage.screen("P"), stage.screen("C"), stage.screen("D"))
    for child in [first, second] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    _ = stage.log.take()
    let stack = RecordingStack([UIViewController(), parent])

    let window = await stage.show(stack, keepingLog: true)
    #expect(
      stage.log.take() == [
        "P.willMove(N)",
        "P.viewWillAppear(false) movingToParent", "C.viewWillAppear(false)",
        "D.viewWillAppear(false)", "P.viewIsAppearing(false) movingToParent",
        "C.viewIsAppearing(false)", "D.viewIsAppearing(false)",
        "P.viewDidAppear(false) movingToParent", "C.viewDidAppear(false)",
        "D.viewDidAppear(false)", "P.didMove(N)",
      ])

    stack.popViewController(animated: true)
    await stage.settle()
    #expect(
      stage.log.take() == [
        "P.willMove(nil)", "P.viewWillDisappear(true) movingFromParent",
        "C.viewWillDisappear(true)", "D.viewWillDisappear(true)",
        "P.viewDidDisappear(true) movingFromParent", "C.viewDidDisappear(true)",
        "D.viewDidDisappear(true)", "P.didMove(nil)",
      ])
    _ = window
  }

  @Test("Rule 14: a child that was never added appears when its view enters the window")
  func rule14() async {
    let (parent, child) = (stage.screen("P"), stage.screen("C"))
    parent.view.addSubview(child.view)
    _ = stage.log.take()

    let window = await stage.show(parent, keepingLog: true)

    let events = stage.log.take()
    #expect(
      events.filter { !$0.contains("viewIsAppearing") } == [
        "P.viewWillAppear(false)", "C.viewWillAppear(false)", "C.viewDidAppear(false)",
        "P.viewDidAppear(false)",
      ])
    #expect(events.filter { $0 == "C.viewIsAppearing(false)" }.count == 1)
    _ = window
  }

  @Test("Rule 15: the children of a container that forwards by hand get no automatic callbacks")
  func rule15() async {
    let container = ManualContainer("P", stage.log)
    let child = stage.screen("C")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    _ = stage.log.take()

    let window = await stage.show(container, keepingLog: true)
    #expect(
      stage.log.take() == [
        "P.viewWillAppear(false)", "P.viewIsAppearing(false)", "P.viewDidAppear(false)",
      ])

    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      stage.log.take() == [
        "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)",
      ])
    _ = window
  }

  @Test("Rule 16: under a visible parent, a child appears and disappears with its view")
  func rule16() async {
    let (parent, child) = (stage.screen("P"), stage.screen("C"))
    let window = await stage.show(parent)
    parent.addChild(child)
    child.loadViewIfNeeded()
    _ = stage.log.take()

    parent.view.addSubview(child.view)
    await stage.settle()
    #expect(
      stage.log.take().filter { !$0.contains("didMove") } == [
        "C.viewWillAppear(false) movingToParent", "C.viewIsAppearing(false) movingToParent",
        "C.viewDidAppear(false) movingToParent",
      ])
    child.didMove(toParent: parent)
    _ = stage.log.take()

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    await stage.settle()
    #expect(
      stage.log.take() == [
        "C.willMove(nil)", "C.viewWillDisappear(false) movingFromParent",
        "C.viewDidDisappear(false) movingFromParent",
      ])
    _ = window
  }
}

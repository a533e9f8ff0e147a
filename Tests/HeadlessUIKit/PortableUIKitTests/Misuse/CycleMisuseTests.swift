import PortableUIKit
import Testing

@MainActor @Suite("Misuse of hierarchies: cycles", .simulated, .standInOnly)
struct CycleMisuseTests {
  let stage = Stage()

  private func expectMisuse(
    adding child: UIViewController, to parent: UIViewController, as relation: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reason =
      "Application tried to add view controller \(described(child)) to \(described(parent)), which "
      + "is \(relation)."
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(rule: "M37", name: "NSInvalidArgumentException", reason: reason)
      ], sourceLocation: sourceLocation)
    #expect(stage.log.take() == [], sourceLocation: sourceLocation)
  }

  @Test("M37: adding a view controller to itself or to one of its descendants")
  func m37() {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    a.addChild(b)
    b.addChild(c)
    _ = stage.log.take()

    a.addChild(a)
    expectMisuse(adding: a, to: a, as: "itself")
    c.addChild(a)
    expectMisuse(adding: a, to: c, as: "one of its own descendants")
    c.addChild(b)
    expectMisuse(adding: b, to: c, as: "one of its own descendants")

    #expect(a.parent == nil)
    #expect(names(a.children) == "B")
    #expect(names(b.children) == "C")
    #expect(c.children == [])
  }

  @Test("M37: adding an ancestor to a stack, to tabs or to a split view controller")
  func m37Containers() async {
    let stack = RecordingStack(stage.screens("A"))
    let split = UISplitViewController()
    split.viewControllers = [stage.screen("S")]
    let tabs = RecordingTabs([stack, split], log: nil)
    let parent = stage.screen("P")
    parent.addChild(tabs)
    let window = await stage.show(parent)

    stack.pushViewController(tabs, animated: true)
    expectMisuse(adding: tabs, to: stack, as: "one of its own descendants")
    stack.setViewControllers([stage.screen("B"), parent], animated: true)
    expectMisuse(adding: parent, to: stack, as: "one of its own descendants")
    tabs.setViewControllers([tabs], animated: false)
    expectMisuse(adding: tabs, to: tabs, as: "itself")
    split.viewControllers = [parent]
    expectMisuse(adding: parent, to: split, as: "one of its own descendants")
    await stage.settle()

    #expect(names(stack.viewControllers) == "A")
    #expect(tabs.viewControllers == [stack, split])
    #expect(names(split.viewControllers) == "S")
    #expect(tabs.parent === parent)
    #expect(parent.parent == nil)
    _ = window
  }

  @Test("M37: adding a presenter as a child of the view controller it presents")
  func m37Presenter() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    a.present(presented, animated: false)
    await stage.settle()
    _ = stage.log.take()

    presented.addChild(a)

    expectMisuse(adding: a, to: presented, as: "one of its own descendants")
    #expect(a.parent == nil)
    #expect(presented.children == [])
    _ = window
  }

  @Test("M37: a child that adds its parent as its own child while it moves")
  func m37Told() {
    let a = stage.screen("A")
    let turning = TurningScreen("B", stage.log)
    turning.other = a

    a.addChild(turning)

    let misuses = stage.simulation.takeMisuses().map(\.rule)
    #expect(misuses == ["M37"])
    #expect(a.parent === turning)
    #expect(turning.parent == nil)
    #expect(a.children == [])
  }

  @Test("M38: adding a view to itself or to one of its descendants")
  func m38() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)

    inner.addSubview(inner)
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M38", name: "NSInvalidArgumentException", reason: "Can't add self as subview")
      ])
    inner.insertSubview(outer, at: 0)
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M38", name: "CALayerInvalid",
          reason: "layer \(described(outer.layer)) is a part of cycle in its layer tree")
      ])

    #expect(outer.superview == nil)
    #expect(outer.subviews == [middle])
    #expect(inner.subviews == [])
  }

  @Test("M39: presenting a root from its child, or from the view controller it presents")
  func m39() async {
    let (a, child, presented) = (stage.screen("A"), stage.screen("C"), stage.screen("P"))
    a.addChild(child)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
    child.definesPresentationContext = true
    a.modalPresentationStyle = .overCurrentContext
    let window = await stage.show(a)

    child.present(a, animated: true)
    expectPresentingActive(a)
    a.present(presented, animated: false)
    await stage.settle()
    _ = stage.log.take()
    a.modalPresentationStyle = .fullScreen
    presented.present(a, animated: true)
    expectPresentingActive(a)
    await stage.settle()

    #expect(a.presentingViewController == nil)
    #expect(child.presentedViewController === presented)
    #expect(presented.presentedViewController == nil)
    _ = window
  }

  private func expectPresentingActive(
    _ presented: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reason =
      "Application tried to present modally an active controller \(described(presented))."
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(rule: "M39", name: "NSInvalidArgumentException", reason: reason)
      ], sourceLocation: sourceLocation)
    #expect(stage.log.take() == [], sourceLocation: sourceLocation)
  }
}

/// Adds its future parent as its own child.
private final class TurningScreen: RecordingScreen {
  var other: UIViewController?

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if let other, parent === other { addChild(other) }
  }
}

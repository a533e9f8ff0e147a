import PortableUIKit
import Testing

@MainActor @Suite("Containment", .simulated) struct ContainmentTests {
  let stage = Stage()

  @Test("Rule 83: addChild calls `willMove` and then links the child, and does nothing else")
  func rule83() {
    let parent = stage.screen("P")
    let child = ParentRecorder("C", stage.log)

    parent.addChild(child)

    #expect(stage.log.take() == ["C.willMove(P)", "C.parent: nil"])
    #expect(names(parent.children) == "C")
    #expect(child.parent === parent)
    #expect(!parent.isViewLoaded)
    #expect(!child.isViewLoaded)
  }

  @Test("Rule 83: addChild first removes the child from its old parent")
  func rule83Move() {
    let (old, new) = (stage.screen("P"), stage.screen("Q"))
    let child = ParentRecorder("C", stage.log)
    old.addChild(child)
    child.didMove(toParent: old)
    _ = stage.log.take()

    new.addChild(child)

    #expect(
      stage.log.take().suffix(2) == ["C.willMove(Q)", "C.parent: nil"])
    #expect(old.children == [])
    #expect(names(new.children) == "C")
    #expect(child.parent === new)
  }

  @Test(
    "Rule 84: removeFromParent unlinks the child and then calls `didMove`, and does nothing else"
  )
  func rule84() {
    let parent = stage.screen("P")
    let child = ParentRecorder("C", stage.log)
    parent.addChild(child)
    child.didMove(toParent: parent)
    _ = stage.log.take()

    child.removeFromParent()

    #expect(stage.log.take() == ["C.didMove(nil)", "C.parent: nil"])
    #expect(parent.children == [])
    #expect(child.parent == nil)
  }

  @Test("Rule 86: with automatic forwarding a child gets its container's `didMove` at least once")
  func rule86() async {
    let (parent, child) = (stage.screen("P"), stage.screen("C"))
    let window = await stage.show(parent)

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    await stage.settle()
    #expect(Set(stage.log.take().filter { $0.contains("didMove") }) == ["C.didMove(P)"])

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    await stage.settle()
    #expect(Set(stage.log.take().filter { $0.contains("didMove") }) == ["C.didMove(nil)"])
    _ = window
  }

  @Test(
    "Rule 87: transition puts one child's view in the place of the other's",
    arguments: [0, 0.2])
  func rule87(duration: TimeInterval) async {
    let (parent, from, to) = (stage.screen("P"), stage.screen("C"), stage.screen("D"))
    let window = await stage.show(parent)
    let frame = UIView(frame: parent.view.bounds)
    parent.view.addSubview(frame)
    parent.addChild(from)
    frame.addSubview(from.view)
    from.didMove(toParent: parent)
    await stage.settle()
    parent.addChild(to)
    _ = stage.log.take()
    let log = stage.log

    parent.transition(from: from, to: to, duration: duration, options: []) {
      log.add("animations")
    } completion: { finished in
      log.add("completion(\(finished))")
    }
    #expect(to.view.superview === frame)
    await stage.settle()

    #expect(from.view.superview == nil)
    #expect(to.view.superview === frame)
    let events = log.take()
    #expect(events.filter { $0.hasPrefix("completion") } == ["completion(true)"])
    let callbacks = events.filter { $0.contains("ppear") }.map(\.withoutArguments)
    #expect(
      callbacks.filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
    #expect(
      callbacks.filter { $0.hasPrefix("D.") } == [
        "D.viewWillAppear", "D.viewIsAppearing", "D.viewDidAppear",
      ])
    _ = window
  }

  @Test("Rule 326: a parent hears of another preferred size of its child, and of no equal one")
  func rule326() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)

    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)

    #expect(parent.sizes == [CGSize(width: 10, height: 20)])
  }
}

/// Records its parent in `willMove` and `didMove`.
private final class ParentRecorder: RecordingScreen {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record("parent: \(nameOf(self.parent))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record("parent: \(nameOf(self.parent))")
  }
}

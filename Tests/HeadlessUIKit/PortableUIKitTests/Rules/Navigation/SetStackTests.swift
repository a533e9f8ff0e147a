import PortableUIKit
import Testing

@MainActor @Suite("Navigation: setting the array of a visible stack", .simulated)
struct SetStackTests {
  let stage = Stage()

  @Test(
    "Rule 39: nothing appears or disappears if the top stays the same",
    arguments: [true, false])
  func rule39(animated: Bool) async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([a, c])
    let window = await stage.show(stack)

    stack.setViewControllers([b, c], animated: animated)
    await stage.settle()

    #expect(
      stage.log.take() == ["A.willMove(nil)", "A.didMove(nil)", "B.willMove(N)", "B.didMove(N)"])
    #expect(stack.transitionCoordinator == nil)
    _ = window
  }

  @Test("Rule 39: a new top comes with a push animation, and the delegate hears of a push")
  func rule39Push() async throws {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    let delegate = OperationDelegate(stage.log)
    stack.delegate = delegate

    stack.setViewControllers([b], animated: true)
    await stage.settle()

    #expect(delegate.operations == [.push])
    #expect(
      stage.log.take().filter { $0.contains("ppear") } == [
        "A.viewWillDisappear(true) movingFromParent", "B.viewWillAppear(true) movingToParent",
        "B.viewIsAppearing(true) movingToParent", "A.viewDidDisappear(true) movingFromParent",
        "B.viewDidAppear(true) movingToParent",
      ])
    #expect(a.parent == nil)
    _ = window
  }

  @Test("Rule 39: a shorter array with a new top is a push as well")
  func rule39ShorterPush() async {
    let (a, b, c, d) = (
      stage.screen("A"), stage.screen("B"), stage.screen("C"), stage.screen("D")
    )
    let stack = RecordingStack([a, b, c])
    let window = await stage.show(stack)
    let delegate = OperationDelegate(stage.log)
    stack.delegate = delegate

    stack.setViewControllers([a, d], animated: true)
    #expect(names(stack.viewControllers) == "A D")
    #expect(
      stage.log.take() == ["B.willMove(nil)", "B.didMove(nil)", "C.willMove(nil)", "D.willMove(N)"])
    await stage.settle()

    #expect(delegate.operations == [.push])
    #expect(
      stage.log.take() == [
        "D.loadView", "D.viewDidLoad", "asked for an animator from C to D",
        "C.viewWillDisappear(true) movingFromParent", "D.viewWillAppear(true) movingToParent",
        "D.viewIsAppearing(true) movingToParent", "C.viewDidDisappear(true) movingFromParent",
        "D.viewDidAppear(true) movingToParent", "C.didMove(nil)", "D.didMove(N)",
      ])
    _ = window
  }

  @Test("Rule 39: a top from the old array comes with a pop animation")
  func rule39Pop() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([a, b, c])
    let window = await stage.show(stack)
    let delegate = OperationDelegate(stage.log)
    stack.delegate = delegate

    stack.setViewControllers([b, a], animated: true)
    await stage.settle()

    #expect(delegate.operations == [.pop])
    #expect(names(stack.viewControllers) == "B A")
    #expect(
      stage.log.take().filter { $0.contains("ppear") } == [
        "C.viewWillDisappear(true) movingFromParent", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)", "C.viewDidDisappear(true) movingFromParent",
        "A.viewDidAppear(true)",
      ])
    _ = window
  }

  @Test("Rule 39: assigning `viewControllers` sets them without animation")
  func rule39Assignment() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    stack.viewControllers = [a, b]
    #expect(stage.log.take() == ["B.willMove(N)"])
    await stage.settle()

    #expect(
      stage.log.take() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)",
        "B.viewWillAppear(false) movingToParent", "B.viewIsAppearing(false) movingToParent",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false) movingToParent", "B.didMove(N)",
      ])
    _ = window
  }
}

/// Records the operation of each animated transition.
private final class OperationDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var operations: [UINavigationController.Operation] = []
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    log.add("asked for an animator from \(nameOf(fromVC)) to \(nameOf(toVC))")
    return nil
  }
}

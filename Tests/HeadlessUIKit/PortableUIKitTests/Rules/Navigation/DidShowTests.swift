import PortableUIKit
import Testing

@MainActor @Suite("Navigation: the state in didShow", .simulated) struct DidShowTests {
  let stage = Stage()

  /// Shows a stack whose delegate reads the coordinator in `didShow`.
  private func show(
    _ stack: UINavigationController, telling delegate: CoordinatorReader
  ) async -> UIWindow {
    let window = await stage.show(stack)
    stack.delegate = delegate
    return window
  }

  @Test("Rule 44: `didShow` of a stack's first screen is as animated as the stack's presentation")
  func rule44Presented() async {
    for animated in [true, false] {
      let root = stage.screen("A")
      let stack = RecordingStack([stage.screen("B")])
      let delegate = StackDelegate(stage.log)
      let window = await stage.show(root)
      stack.delegate = delegate
      root.present(stack, animated: animated)
      await stage.settle()
      #expect(
        stage.log.take().filter { $0.contains("Show(") } == [
          "willShow(B, false)", "didShow(B, \(animated))",
        ])
      _ = window
    }
  }

  @Test("Rule 45: in `didShow` the coordinator still names the old and the new top")
  func rule45() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([a])
    let delegate = CoordinatorReader(stage.log)
    let window = await show(stack, telling: delegate)

    stack.pushViewController(b, animated: true)
    await stage.settle()
    stack.pushViewController(c, animated: true)
    await stage.settle()
    stack.popViewController(animated: true)
    await stage.settle()
    stack.setViewControllers([c], animated: true)
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.hasPrefix("didShow") } == [
        "didShow(B) from A to B, from A in the stack",
        "didShow(C) from B to C, from B in the stack",
        "didShow(B) from C to B, from C popped", "didShow(C) from B to C, from B popped",
      ])
    #expect(stack.transitionCoordinator == nil)
    _ = window
  }

  @Test("Rule 45: without animation, or at the first display, `didShow` has no coordinator")
  func rule45None() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let delegate = CoordinatorReader(stage.log)
    stack.delegate = delegate
    let window = await stage.show(stack, keepingLog: true)

    stack.pushViewController(b, animated: false)
    await stage.settle()
    stack.popViewController(animated: false)
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.hasPrefix("didShow") } == [
        "didShow(A) without a coordinator", "didShow(B) without a coordinator",
        "didShow(A) without a coordinator",
      ])
    _ = window
  }

  @Test(
    "Rule 45: a completed swipe back calls `didShow` with its coordinator, a cancelled one never does",
    .standInOnly, arguments: [true, false])
  func rule45Swipe(finishes: Bool) async throws {
    let stack = RecordingStack(stage.screens("A", "B"))
    let delegate = CoordinatorReader(stage.log)
    let window = await show(stack, telling: delegate)

    let gesture = try #require(stage.simulation.beginPop(in: stack))
    if finishes { gesture.finish() } else { gesture.cancel() }
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.hasPrefix("didShow") }
        == (finishes ? ["didShow(A) from B to A, from B popped"] : []))
    #expect(stack.transitionCoordinator == nil)
    _ = window
  }

  @Test("Rule 45: a completion added to the coordinator in `didShow` runs afterwards")
  func rule45Completion() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let delegate = CoordinatorReader(stage.log)
    let window = await show(stack, telling: delegate)
    let log = stage.log
    delegate.react = { coordinator in
      let isQueued = coordinator?.animate(alongsideTransition: nil) { _ in log.add("completion") }
      log.add("queued: \(isQueued ?? false)")
    }

    stack.pushViewController(b, animated: true)
    await stage.settle()

    #expect(
      log.take().suffix(3) == [
        "didShow(B) from A to B, from A in the stack", "queued: true", "completion",
      ])
    _ = window
  }

  @Test("Rule 45: a push in `didShow` has its own coordinator")
  func rule45Push() async throws {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([a])
    let delegate = CoordinatorReader(stage.log)
    let window = await show(stack, telling: delegate)
    let log = stage.log
    delegate.react = { [unowned stack] _ in
      guard stack.topViewController === b else { return }
      stack.pushViewController(c, animated: true)
      let next = stack.transitionCoordinator
      log.add("pushing, from \(nameOf(next?.viewController(forKey: .from)))")
    }

    stack.pushViewController(b, animated: true)
    await stage.settle()

    #expect(
      log.take().filter { !$0.contains(".") } == [
        "didShow(B) from A to B, from A in the stack", "pushing, from B",
        "didShow(C) from B to C, from B in the stack",
      ])
    #expect(names(stack.viewControllers) == "A B C")
    #expect(stack.transitionCoordinator == nil)
    _ = window
  }
}

/// Reads the coordinator in `didShow`, as routers do to find the popped screen.
private final class CoordinatorReader: NSObject, UINavigationControllerDelegate {
  let log: EventLog
  var react: (((any UIViewControllerTransitionCoordinator)?) -> Void)?

  init(_ log: EventLog) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let coordinator = navigationController.transitionCoordinator
    log.add(
      "didShow(\(nameOf(viewController))) \(described(coordinator, in: navigationController))")
    react?(coordinator)
  }

  private func described(
    _ coordinator: (any UIViewControllerTransitionCoordinator)?, in stack: UINavigationController
  ) -> String {
    guard let coordinator, let from = coordinator.viewController(forKey: .from) else {
      return "without a coordinator"
    }
    let place = stack.viewControllers.contains(from) ? "in the stack" : "popped"
    let to = nameOf(coordinator.viewController(forKey: .to))
    return "from \(nameOf(from)) to \(to), from \(nameOf(from)) \(place)"
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("What has left a stack is gone", .simulated) struct StackLeakTests {
  let stage = Stage()
  let released = Released()
  private let stack = UINavigationController(rootViewController: UIViewController())

  private func push(_ names: String...) async {
    for name in names {
      stack.pushViewController(released.screen(name), animated: false)
      await stage.settle()
    }
  }

  @Test("After a pop", arguments: [true, false])
  func pop(animated: Bool) async {
    let window = await stage.show(stack)
    await push("B")
    #expect(released.alive == ["B", "view of B"])

    stack.popViewController(animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("After a pop of several", arguments: [true, false])
  func popToRoot(animated: Bool) async {
    let window = await stage.show(stack)
    await push("B", "C", "D")

    stack.popToRootViewController(animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("After another array is set", arguments: [true, false])
  func set(animated: Bool) async {
    let window = await stage.show(stack)
    await push("B", "C")

    stack.setViewControllers([UIViewController()], animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("After a pop that follows a push before it has been seen", arguments: [true, false])
  func pushAndPop(animated: Bool) async {
    let window = await stage.show(stack)

    stack.pushViewController(released.screen("B"), animated: animated)
    stack.popViewController(animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("After changes while a transition runs")
  func nested() async {
    let window = await stage.show(stack)
    stack.pushViewController(released.screen("B"), animated: true)
    stack.view.layoutIfNeeded()

    stack.setViewControllers([released.screen("C")], animated: false)
    stack.setViewControllers([UIViewController()], animated: false)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("After a pop off screen")
  func offScreen() {
    stack.pushViewController(released.screen("B"), animated: false)
    stack.popViewController(animated: true)
    #expect(released.alive == [])
  }

  @Test("After a swipe", .standInOnly)
  func swipe() async throws {
    let window = await stage.show(stack)
    await push("B")

    try beginPop().finish()
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  private func beginPop() throws -> Gesture {
    try #require(stage.simulation.beginPop(in: stack))
  }

  @Test("After a swipe that was let go of, and a pop", .standInOnly)
  func cancelled() async throws {
    let window = await stage.show(stack)
    await push("B")

    try beginPop().cancel()
    await stage.settle()
    #expect(released.alive == ["B", "view of B"])
    stack.popViewController(animated: true)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("A stack that is let go of takes its own along, also in the middle of a push")
  func wholeStack() async {
    do {
      let stack = released.add(UINavigationController(), "N")
      stack.viewControllers = [released.screen("A")]
      let window = await stage.show(stack)
      stack.pushViewController(released.screen("B"), animated: true)
      stack.view.layoutIfNeeded()
      window.rootViewController = nil
    }
    await stage.settle()
    #expect(released.alive == [])
  }
}

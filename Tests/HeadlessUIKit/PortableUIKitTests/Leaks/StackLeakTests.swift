import PortableUIKit
import Testing

@MainActor @Suite("Releasing what leaves a stack", .simulated) struct StackLeakTests {
  let stage = Stage()
  let released = Released()
  private let stack = UINavigationController(rootViewController: UIViewController())

  private func push(_ names: String...) async {
    for name in names {
      stack.pushViewController(released.screen(name), animated: false)
      await stage.settle()
    }
  }

  @Test("A popped screen is released", arguments: [true, false])
  func pop(animated: Bool) async {
    let window = await stage.show(stack)
    await push("B")
    #expect(released.alive == ["B", "view of B"])

    stack.popViewController(animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("Several screens popped at once are released", arguments: [true, false])
  func popToRoot(animated: Bool) async {
    let window = await stage.show(stack)
    await push("B", "C", "D")

    stack.popToRootViewController(animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("Screens missing from a new array are released", arguments: [true, false])
  func set(animated: Bool) async {
    let window = await stage.show(stack)
    await push("B", "C")

    stack.setViewControllers([UIViewController()], animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("A screen popped in the turn of its push is released", arguments: [true, false])
  func pushAndPop(animated: Bool) async {
    let window = await stage.show(stack)

    stack.pushViewController(released.screen("B"), animated: animated)
    stack.popViewController(animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("Screens replaced during a transition are released")
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

  @Test("A screen popped off screen is released")
  func offScreen() {
    stack.pushViewController(released.screen("B"), animated: false)
    stack.popViewController(animated: true)
    #expect(released.alive == [])
  }

  @Test("A screen is released after a swipe back", .standInOnly)
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

  @Test("A screen is released by a pop after a cancelled swipe", .standInOnly)
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

  @Test("A released stack takes its screens along, even in the middle of a push")
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

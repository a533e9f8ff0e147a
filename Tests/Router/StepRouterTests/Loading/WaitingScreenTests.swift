import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Rule 89: found while it waits, and cancelled when it leaves", .onDevice)
struct WaitingScreenTests {
  let orders = Orders()
  let home = HomeViewController()

  private func stage() -> (Stage, UINavigationController) {
    let stack = stack(home)
    return (Stage(root: stack), stack)
  }

  @Test("While it waits, a request with an equal context finds it; with another one it's built")
  func found() async {
    let (stage, stack) = stage()
    #expect(await stage.settled(orders.order, with: 42) == "built")
    #expect(await stage.settled(orders.order, with: 42) == "alreadyVisible")
    #expect(orders.lines == ["load 42"])
    #expect(await stage.settled(orders.order, with: 7) == "built")
    #expect(orders.lines == ["load 42", "load 7"])
    #expect(stack.viewControllers.count == 3)
    orders.answer(42)
    await stage.device.settle()
    orders.answer(7)
    await stage.device.settle()
    // It goes back to the first one, which has loaded below the second.
    #expect(await stage.settled(orders.order, with: 42) == "revealed")
    #expect(orders.lines == ["load 42", "load 7", "loaded 42", "loaded 7"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AsyncScreen<OrderScreen, Int> "Order 42" [visible]
            OrderScreen "Order 42" [visible]
        """)
  }

  @Test("When it has loaded, finders find the content")
  func contentFound() async throws {
    let (stage, _) = stage()
    let content = StepAssembly(
      finder: ClassFinder<OrderScreen, Int>(), factory: NilFactory(), fileID: "Shop/Orders.swift",
      line: 40
    )
    .from(orders.stack).assemble()
    _ = await stage.settled(orders.order, with: 42)
    #expect(
      await stage.settled(content, with: 42)
        == "The step of OrderScreen at Shop/Orders.swift:40 builds nothing, and its view controller "
        + "was not found. Give the step a factory, or a base that brings it.")
    orders.answer(42)
    await stage.device.settle()
    #expect(await stage.settled(content, with: 42) == "alreadyVisible")
    #expect(orders.lines == ["load 42", "loaded 42"])
  }

  @Test("Content that checks contexts itself decides once it's there")
  func contentDecides() async throws {
    let (stage, stack) = stage()
    let step = StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory { (_: Int) in ProductViewController() }
    )
    .using(.push()).from(orders.stack).assemble()
    #expect(await stage.settled(step, with: 42) == "built")
    let screen = try #require(stack.topViewController as? AsyncScreen<ProductViewController, Int>)
    screen.content?.productID = 43
    #expect(await stage.settled(step, with: 43) == "alreadyVisible")
    #expect(await stage.settled(step, with: 42) == "built")
  }

  @Test(
    "Leaving cancels the load at once, drops a late result, and leaks nothing",
    arguments: WayOut.allCases)
  func leaving(by way: WayOut) async throws {
    let (stage, stack) = stage()
    orders.areStubborn = true
    _ = await stage.settled(orders.order, with: 42)
    weak var screen: UIViewController?
    screen = stack.topViewController
    #expect(screen != nil)
    try way.go(from: stage, stack)
    await stage.device.settle()
    #expect(orders.lines == ["load 42", "cancel 42"])
    // The test holds the stack.
    stack.viewControllers = []
    await stage.device.settle()
    #expect(screen == nil)
    orders.answer(42)
    await stage.device.settle()
    #expect(orders.lines == ["load 42", "cancel 42", "loaded 42"])
    #expect(stage.recorder.misuses == [])
  }

  enum WayOut: CaseIterable {
    case back, swipe, code, otherRoot, windowClosed

    @MainActor func go(from stage: Stage, _ stack: UINavigationController) throws {
      switch self {
      case .back: stage.device.user.pressBack(in: stack)
      case .swipe:
        let gesture = try #require(stage.device.user.beginPop(in: stack))
        stage.device.runUntilIdle()
        gesture.finish()
      case .code: stack.popToRootViewController(animated: false)
      case .otherRoot: stage.window.rootViewController = HomeViewController()
      case .windowClosed:
        stage.device.disconnect(try #require(stage.window.windowScene))
      }
    }
  }

  @Test("A swipe that's taken back cancels nothing")
  func cancelledSwipe() async throws {
    let (stage, stack) = stage()
    _ = await stage.settled(orders.order, with: 42)
    let gesture = try #require(stage.device.user.beginPop(in: stack))
    stage.device.runUntilIdle()
    gesture.cancel()
    await stage.device.settle()
    orders.answer(42)
    await stage.device.settle()
    #expect(orders.lines == ["load 42", "loaded 42"])
    #expect((stack.topViewController as? AsyncScreen<OrderScreen, Int>)?.content != nil)
  }

  @Test("A sheet that's pulled down or dismissed cancels its load", arguments: [true, false])
  func sheet(isSwiped: Bool) async throws {
    let stage = Stage(root: home)
    let step = StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory { (id: Int) in try await orders.load(id) }
    )
    .using(.present()).from(.current).assemble()
    _ = await stage.settled(step, with: 42)
    weak var screen: UIViewController?
    screen = home.presentedViewController
    if isSwiped, let screen {
      stage.device.user.swipeDown(screen)
    } else {
      home.dismiss(animated: true)
    }
    await stage.device.settle()
    #expect(orders.lines == ["load 42", "cancel 42"])
    #expect(screen == nil)
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A screen that has loaded or failed leaks nothing either", arguments: [true, false])
  func noLeak(isLoaded: Bool) async throws {
    let (stage, stack) = stage()
    _ = await stage.settled(orders.order, with: 42)
    orders.answer(42, with: isLoaded ? .success(()) : .failure(OutOfReach()))
    await stage.device.settle()
    weak var screen: UIViewController?
    screen = stack.topViewController
    weak var content: UIViewController?
    content = screen?.children.first
    #expect(content != nil)
    stage.device.user.pressBack(in: stack)
    await stage.device.settle()
    #expect(screen == nil)
    #expect(content == nil)
  }

  @Test("A screen that comes back after it has left while waiting loads anew")
  func comeBack() async throws {
    let (stage, stack) = stage()
    _ = await stage.settled(orders.order, with: 42)
    let screen = try #require(stack.topViewController as? AsyncScreen<OrderScreen, Int>)
    stack.popViewController(animated: false)
    await stage.device.settle()
    #expect(!screen.isWaiting)
    stack.pushViewController(screen, animated: false)
    await stage.device.settle()
    orders.answer(42)
    await stage.device.settle()
    #expect(orders.lines == ["load 42", "cancel 42", "load 42", "loaded 42"])
    #expect(screen.content != nil)
  }

  @Test("A link opens it, and a second one finds it while it waits")
  func link() async throws {
    let (stage, _) = stage()
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(orders.order, "order", PathParameter<Int>("id"))
    }
    let url = try #require(URL(string: "shop://order/42"))
    #expect(try stage.router.open(url, using: links) { _ in })
    await stage.device.settle()
    #expect(try stage.router.open(url, using: links) { _ in })
    await stage.device.settle()
    orders.answer(42)
    await stage.device.settle()
    #expect(orders.lines == ["load 42", "loaded 42"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AsyncScreen<OrderScreen, Int> "Order 42" [visible]
            OrderScreen "Order 42" [visible]
        """)
  }
}

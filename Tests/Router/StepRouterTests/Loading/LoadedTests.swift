import PortableUIKit
import StepRouter
import Testing

/// A screen that is a container, and needs data.
final class OrderTabs: UITabBarController {}

@MainActor @Suite("Rule 90: a chain goes on above a screen that waits", .onDevice)
struct LoadedTests {
  let orders = Orders()
  let home = HomeViewController()

  private func stage() -> Stage { Stage(root: stack(home)) }

  private var tabs: DestinationStep<AsyncScreen<OrderTabs, Int>, Int> {
    StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory { (id: Int) in
        _ = try await orders.load(id)
        let tabs = OrderTabs()
        tabs.viewControllers = [HomeViewController()]
        return tabs
      }
    )
    .using(.push())
    .from(orders.stack)
    .assemble()
  }

  private var invoice: DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory())
      .using(.addTab())
      .from(tabs.loaded(fileID: "Shop/Orders.swift", line: 50))
      .assemble()
  }

  /// A navigation's end, once there is one.
  private final class Run {
    var end: String?
  }

  private func begin<Screen>(
    _ step: DestinationStep<Screen, Int>, on stage: Stage
  ) async -> Run {
    let run = Run()
    stage.router.navigate(to: step, with: 42) { result in
      switch result {
      case .success(let outcome): run.end = outcome.kind.rawValue
      case .failure(let error): run.end = "\(error)"
      }
    }
    await stage.device.settle()
    return run
  }

  private static let waiting = """
    UINavigationController [visible]
      HomeViewController
      AsyncScreen<OrderTabs, Int> [visible]
        PlainPlaceholder [visible]
    """

  @Test("A step on its stack, and one that's presented from it, go on while it waits")
  func goesOn() async {
    let stage = stage()
    let pushed = StepAssembly(
      finder: ClassFinder<AccountViewController, Int>(), factory: ClassFactory()
    )
    .using(.push()).from(orders.order.expectingContainer()).assemble()
    #expect(await stage.settled(pushed, with: 42) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AsyncScreen<OrderScreen, Int>
            PlainPlaceholder
          AccountViewController [visible]
        """)
    let presented = StepAssembly(
      finder: ClassFinder<BagViewController, Int>(), factory: ClassFactory()
    )
    .using(.present()).from(orders.order).assemble()
    #expect(await stage.settled(presented, with: 42) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
          AsyncScreen<OrderScreen, Int>
            PlainPlaceholder
        presents formSheet:
          BagViewController [visible]
        """)
    orders.answer(42)
    await stage.device.settle()
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
          AsyncScreen<OrderScreen, Int> "Order 42"
            OrderScreen "Order 42"
        presents formSheet:
          BagViewController [visible]
        """)
    #expect(stage.recorder.misuses == [])
  }

  @Test("A step that goes into the content waits for it, whether the screen was there or not")
  func waits() async {
    let stage = stage()
    let run = await begin(invoice, on: stage)
    #expect(run.end == nil)
    #expect(stage.tree == Self.waiting)
    #expect(
      stage.recorder.events.last.map { "\($0.kind)" }
        == "waits for the content of AsyncScreen<OrderTabs, Int>")
    orders.answer(42)
    await stage.device.settle()
    #expect(run.end == "built")
    let loaded = """
      UINavigationController [visible]
        HomeViewController
        AsyncScreen<OrderTabs, Int> [visible]
          OrderTabs [visible]
            HomeViewController
            ProductViewController "Product 42" [selected] [visible]
      """
    #expect(stage.tree == loaded)
    let second = self.stage()
    _ = await begin(tabs, on: second)
    let next = await begin(invoice, on: second)
    #expect(next.end == nil)
    orders.answer(42)
    await second.device.settle()
    #expect(next.end == "built")
    #expect(second.tree == loaded)
    #expect(await second.settled(tabs.loaded(), with: 42) == "alreadyVisible")
    #expect(orders.lines == ["load 42", "loaded 42", "load 42", "loaded 42"])
  }

  @Test("If the load fails, the navigation ends at once with its error")
  func failure() async {
    let stage = stage()
    let run = await begin(invoice, on: stage)
    orders.answer(42, with: .failure(OutOfReach()))
    await stage.device.settle()
    #expect(
      run.end
        == "The step of OrderTabs at Shop/Orders.swift:50 needs the content of "
        + "AsyncScreen<OrderTabs, Int>, which was not loaded: the shop is out of reach. By then it "
        + "had integrated AsyncScreen<OrderTabs, Int>. "
        + "Ask again when it has loaded, or let the chain stand on the screen itself, without "
        + "'.loaded()', if it needs no content.")
    // Asking again loads anew.
    let again = await begin(invoice, on: stage)
    #expect(stage.tree == Self.waiting)
    orders.answer(42)
    await stage.device.settle()
    #expect(again.end == "built")
  }

  @Test("It waits no longer than the router's time limit, and the screen goes on waiting")
  func timeLimit() async {
    let stage = stage()
    _ = await begin(tabs, on: stage)
    let run = await begin(invoice, on: stage)
    stage.device.advance(by: .seconds(9))
    await stage.device.settle()
    #expect(run.end == nil)
    stage.device.advance(by: .seconds(2))
    await stage.device.settle()
    #expect(
      run.end
        == "The step of OrderTabs at Shop/Orders.swift:50 needs the content of "
        + "AsyncScreen<OrderTabs, Int>, which was not loaded: the screen still waits after 10.0 "
        + "seconds. Ask again when it has loaded, or let the chain stand on the screen itself, "
        + "without '.loaded()', if it needs no content.")
    #expect(stage.tree == Self.waiting)
    orders.answer(42)
    await stage.device.settle()
    #expect(await stage.settled(invoice, with: 42) == "built")
    #expect(orders.lines == ["load 42", "loaded 42"])
  }

  @Test("If the user leaves meanwhile, the load is cancelled and the navigation ends")
  func left() async throws {
    let stage = stage()
    let run = await begin(invoice, on: stage)
    let stack = try #require(stage.window.rootViewController as? UINavigationController)
    let departures = Departures()
    stack.topViewController.map { departures.watch($0) }
    stage.device.user.pressBack(in: stack)
    await stage.device.settle()
    #expect(orders.lines == ["load 42", "cancel 42"])
    #expect(run.end?.contains("the screen has left, which cancelled the load") == true)
    #expect(departures.log == ["AsyncScreen<OrderTabs, Int>: back"])
    #expect(await stage.settled(orders.order, with: 7) == "built")
  }

  @Test("A navigation that's cancelled while it waits ends at once; the screen goes on loading")
  func cancelled() async {
    let stage = stage()
    let run = Run()
    let navigation = stage.router.navigate(to: invoice, with: 42) { result in
      if case .failure(let error) = result { run.end = "\(error)" }
    }
    await stage.device.settle()
    navigation.cancel()
    #expect(
      run.end
        == "The navigation was cancelled. By then it had integrated AsyncScreen<OrderTabs, Int>.")
    orders.answer(42)
    await stage.device.settle()
    #expect(orders.lines == ["load 42", "loaded 42"])
    #expect(await stage.settled(tabs.loaded(), with: 42) == "alreadyVisible")
  }
}

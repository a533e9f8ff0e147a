import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

@MainActor @Suite("Rule 89: a screen that waits for its data", .onDevice)
struct AsyncScreenTests {
  let orders = Orders()
  let home = HomeViewController()

  /// A stage with a stack, and the screen at its top.
  private func stage() -> Stage { Stage(root: stack(home)) }

  private func screen(on stage: Stage) throws -> AsyncScreen<OrderScreen, Int> {
    let stack = try #require(stage.window.rootViewController as? UINavigationController)
    return try #require(stack.topViewController as? AsyncScreen<OrderScreen, Int>)
  }

  private static let waiting = """
    UINavigationController [visible]
      HomeViewController
      AsyncScreen<OrderScreen, Int> [visible]
        PlainPlaceholder [visible]
    """

  private static let loaded = """
    UINavigationController [visible]
      HomeViewController
      AsyncScreen<OrderScreen, Int> "Order 42" [visible]
        OrderScreen "Order 42" [visible]
    """

  private static let failed = """
    UINavigationController [visible]
      HomeViewController
      AsyncScreen<OrderScreen, Int> [visible]
        PlainFailure [visible]
    """

  @Test("The navigation succeeds with the placeholder, whose place the content takes")
  func success() async throws {
    let stage = stage()
    #expect(await stage.settled(orders.order, with: 42) == "built")
    #expect(stage.tree == Self.waiting)
    let screen = try screen(on: stage)
    #expect(screen.isWaiting)
    #expect(screen.context == 42)
    #expect(screen.content == nil)
    #expect(
      stage.recorder.events.map { "\($0.kind)" }.filter { !$0.hasPrefix("HomeV") }.suffix(3) == [
        "built the step of AsyncScreen<OrderScreen, Int> at Shop/Orders.swift:12",
        "integrated the step of AsyncScreen<OrderScreen, Int> at Shop/Orders.swift:12 on "
          + "UINavigationController",
        "ended: built",
      ])
    stage.recorder.clear()
    orders.answer(42)
    await stage.device.settle()
    #expect(stage.tree == Self.loaded)
    #expect(screen.content?.title == "Order 42")
    #expect(!screen.isWaiting)
    #expect(stage.recorder.events.isEmpty)
    #expect(orders.lines == ["load 42", "loaded 42"])
    #expect(stage.recorder.misuses == [])
  }

  @Test("A failure is shown with its text and a button that loads anew")
  func failureAndRetry() async throws {
    let stage = stage()
    _ = await stage.settled(orders.order, with: 42)
    orders.answer(42, with: .failure(OutOfReach()))
    await stage.device.settle()
    #expect(stage.tree == Self.failed)
    let screen = try screen(on: stage)
    #expect(screen.failure is OutOfReach)
    #expect(screen.view.texts == ["The shop is out of reach.", "Try Again"])
    stage.device.user.tap(try #require(screen.view.firstButton))
    await stage.device.settle()
    #expect(stage.tree == Self.waiting)
    #expect(screen.failure == nil)
    orders.answer(42)
    await stage.device.settle()
    #expect(stage.tree == Self.loaded)
    screen.retry()
    await stage.device.settle()
    #expect(stage.tree == Self.loaded)
    #expect(orders.lines == ["load 42", "load 42", "loaded 42"])
    #expect(stage.recorder.misuses == [])
  }

  @Test("The app's own placeholder and failure screen get the context and the error")
  func ownScreens() async throws {
    let stage = stage()
    var retries: [@MainActor () -> Void] = []
    let step = StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory(
        placeholder: { HomeViewController().titled("Loading \($0)") },
        failure: { error, retry in
          retries.append(retry)
          return AccountViewController().titled("\(error)")
        }
      ) { (id: Int) in try await orders.load(id) }
    )
    .using(.push()).from(orders.stack).assemble()
    _ = await stage.settled(step, with: 42)
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AsyncScreen<OrderScreen, Int> "Loading 42" [visible]
            HomeViewController "Loading 42" [visible]
        """)
    orders.answer(42, with: .failure(OutOfReach()))
    await stage.device.settle()
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AsyncScreen<OrderScreen, Int> "the shop is out of reach" [visible]
            AccountViewController "the shop is out of reach" [visible]
        """)
    for retry in retries { retry() }
    for retry in retries { retry() }
    await stage.device.settle()
    #expect(orders.take() == ["load 42", "load 42"])
  }

  @Test("The time limit ends in the failure screen, and cancels the load")
  func timeLimit() async throws {
    let stage = stage()
    orders.areStubborn = true
    _ = await stage.settled(orders.order(timeLimit: .seconds(10)), with: 42)
    stage.device.advance(by: .seconds(9))
    await stage.device.settle()
    #expect(stage.tree == Self.waiting)
    stage.device.advance(by: .seconds(2))
    await stage.device.settle()
    #expect(stage.tree == Self.failed)
    let screen = try screen(on: stage)
    #expect(
      screen.failure.map { "\($0)" } == "the load took longer than its time limit of 10.0 seconds")
    #expect(screen.view.texts == ["Try Again"])
    #expect(orders.lines == ["load 42", "cancel 42"])
    // A result that comes now is too late.
    orders.answer(42)
    await stage.device.settle()
    #expect(stage.tree == Self.failed)
    #expect(orders.lines == ["load 42", "cancel 42", "loaded 42"])
  }

  @Test("A load that's cancelled by itself shows no error, only a way to load again")
  func cancelledByItself() async throws {
    let stage = stage()
    let step = StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory(failure: { error, _ in HomeViewController().titled("\(error)") }) {
        (id: Int) in try await orders.load(id)
      }
    )
    .using(.push()).from(orders.stack).assemble()
    _ = await stage.settled(step, with: 42)
    orders.answer(42, with: .failure(CancellationError()))
    await stage.device.settle()
    #expect(stage.tree == Self.failed)
    #expect(try screen(on: stage).view.texts == ["Try Again"])
  }

  @Test("A view controller that stands elsewhere is a failure, and stays where it is")
  func refused() async throws {
    let stage = stage()
    let step = StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory { (_: Int) in home }
    )
    .using(.push()).from(orders.stack).assemble()
    _ = await stage.settled(step, with: 42)
    let stack = try #require(stage.window.rootViewController as? UINavigationController)
    let screen = try #require(stack.topViewController as? AsyncScreen<HomeViewController, Int>)
    #expect(
      screen.failure.map { "\($0)" }
        == "the loaded view controller cannot be shown: HomeViewController is already in "
        + "UINavigationController")
    #expect(stack.viewControllers.first === home)
    #expect(stage.recorder.misuses == [])
  }

  @Test("A screen that accepts its context may refuse it at once, or gets it when it has loaded")
  func contexts() async throws {
    let stage = stage()
    let step = StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory { (_: Int) in PickyScreen() },
      fileID: "Shop/Orders.swift", line: 30
    )
    .using(.push()).from(orders.stack).assemble()
    #expect(
      await stage.settled(step, with: -1)
        == "The factory AsyncFactory<PickyScreen, Int> of AsyncScreen<PickyScreen, Int> at "
        + "Shop/Orders.swift:30 threw: refused by the test. Check the context that you pass.")
    #expect(await stage.settled(step, with: 7) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AsyncScreen<PickyScreen, Int> "Picky 7" [visible]
            PickyScreen "Picky 7" [visible]
        """)
  }

  @Test("The bars, the status bar and the sheet follow the content; what the app has set stays")
  func items() async throws {
    let stage = stage()
    let close = UIBarButtonItem(title: "Close", primaryAction: nil)
    let edit = UIBarButtonItem(title: "Edit", primaryAction: nil)
    let step = StepAssembly(
      finder: ClassWithContextFinder<AsyncScreen<OrderScreen, Int>, Int>(),
      factory: AsyncFactory { (id: Int) in
        let screen = try await orders.load(id)
        screen.navigationItem.rightBarButtonItem = edit
        screen.toolbarItems = [edit]
        screen.tabBarItem.badgeValue = "3"
        screen.hidesBottomBarWhenPushed = true
        screen.isModalInPresentation = true
        screen.preferredContentSize = CGSize(width: 200, height: 100)
        return screen
      }
    )
    .adding(
      InlineContextTask { (screen: AsyncScreen<OrderScreen, Int>, _: Int) in
        screen.title = "Order"
        screen.navigationItem.leftBarButtonItem = close
      }
    )
    .using(.push()).from(orders.stack).assemble()
    _ = await stage.settled(step, with: 42)
    let screen = try screen(on: stage)
    #expect(screen.navigationItem.title == "Order")
    #expect(screen.navigationItem.leftBarButtonItem === close)
    #expect(screen.navigationItem.rightBarButtonItem == nil)
    orders.answer(42)
    await stage.device.settle()
    let content = try #require(screen.content)
    #expect(screen.title == "Order 42")
    #expect(screen.navigationItem.title == "Order 42")
    #expect(screen.navigationItem.leftBarButtonItem === close)
    #expect(screen.navigationItem.rightBarButtonItem === edit)
    #expect(screen.toolbarItems == [edit])
    #expect(screen.tabBarItem.badgeValue == "3")
    #expect(screen.hidesBottomBarWhenPushed)
    #expect(screen.isModalInPresentation)
    #expect(screen.preferredContentSize == CGSize(width: 200, height: 100))
    #expect(screen.childForStatusBarStyle === content)
    #expect(screen.childForStatusBarHidden === content)
    #expect(screen.childForHomeIndicatorAutoHidden === content)
    content.navigationItem.rightBarButtonItem = nil
    content.title = nil
    screen.followContent()
    #expect(screen.navigationItem.rightBarButtonItem == nil)
    #expect(screen.navigationItem.title == "Order")
  }

  @Test("In a tab, as the root of a stack, it loads when the tab is first opened")
  func places() async throws {
    let tab = CompleteFactoryAssembly(
      factory: NavigationControllerFactory<UINavigationController, Void>()
    )
    .with(AsyncFactory { (_: Void) in try await orders.load(1) }, using: .push()).assemble()
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Void>()
    )
    .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
    .with(tab, using: .addTab()).assemble()
    let tabs = StepAssembly(finder: ClassFinder<UITabBarController, Void>(), factory: factory)
      .using(.replaceRoot()).from(.root).assemble()
    let stage = Stage(root: home)
    #expect(await stage.settled(tabs, with: ()) == "built")
    #expect(orders.lines == [])
    let step = StepAssembly(
      finder: ClassFinder<AsyncScreen<OrderScreen, Void>, Void>(), factory: NilFactory()
    )
    .from(tabs).assemble()
    #expect(await stage.settled(step, with: ()) == "revealed")
    #expect(orders.lines == ["load 1"])
    orders.answer(1)
    await stage.device.settle()
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          UINavigationController [selected] [visible]
            AsyncScreen<OrderScreen> "Order 1" [visible]
              OrderScreen "Order 1" [visible]
        """)
  }
}

/// A screen that takes only some contexts.
final class PickyScreen: Screen, ContextAccepting {
  static func checkCompatibility(with id: Int) throws { if id < 0 { throw Refusal() } }
  func setup(with id: Int) { title = "Picky \(id)" }
}

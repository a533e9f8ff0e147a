import PortableUIKit
import StepRouter
import StepRouterCoordination
import Testing

@MainActor @Suite("Navigators", .onDevice)
struct NavigatorTests {
  let journal = Journal()
  let stage = Stage(root: stack(HomeViewController()))

  private static let product = """
    UINavigationController [visible]
      HomeViewController
      ProductViewController "Product 4" [visible]
    """

  private func failures() -> [String] {
    stage.recorder.events.compactMap { event in
      if case .finished(.failed(let reason)) = event.kind { reason } else { nil }
    }
  }

  @Test("Navigating to a destination shows its target")
  func intent() async throws {
    let navigator = ShopNavigator(router: stage.router)
    let task = Task { try await navigator.navigate(to: .product(4)) }
    await stage.settle()
    #expect(try await task.value is ProductViewController)
    #expect(stage.tree == Self.product)
  }

  @Test(
    "A destination already in the stack is revealed, not pushed again", arguments: [true, false])
  func onScreen(animated: Bool) {
    let navigator = ShopNavigator(router: stage.router)
    var kinds: [NavigationKind?] = []
    for id in [4, 5, 4] {
      navigator.navigate(to: .product(id), animated: animated) { kinds.append(try? $0.get().kind) }
      stage.device.runUntilIdle()
    }
    #expect(kinds == [.built, .built, .revealed])
    #expect(stage.tree == Self.product)
  }

  @Test(
    "An interceptor of the target guards the navigator's destination", arguments: [true, false])
  func login(passes: Bool) {
    let navigator = ShopNavigator(
      router: stage.router, journal: journal, login: passes ? .pass : .fail)
    navigator.handle().navigate(to: .product(4))
    stage.device.runUntilIdle()
    #expect(journal.lines.contains("guard login"))
    #expect(
      stage.tree
        == (passes
          ? Self.product : "UINavigationController [visible]\n  HomeViewController [visible]"))
  }

  @Test("An awaited navigation throws the error of `target(for:)`, and nothing moves")
  func thrown() async {
    let navigator = ShopNavigator(router: stage.router)
    await #expect(throws: ShopNavigator.SoldOut(id: 13)) {
      try await navigator.navigate(to: .product(13))
    }
    #expect(stage.recorder.events == [])
  }

  @Test("The completion and the router's observers get the error of `target(for:)`")
  func told() {
    let navigator = ShopNavigator(router: stage.router)
    var ends: [String] = []
    navigator.navigate(
      to: .product(13), completion: { ends.append($0.failure?.description ?? "reached") },
      fileID: "Shop/Home.swift", line: 12)
    let reason =
      "The navigator ShopNavigator, asked from Shop/Home.swift:12, threw: product 13 is sold out. "
      + "Check the context that you pass."
    #expect(ends == [reason])
    #expect(failures() == [reason])
    #expect(stage.tree == "UINavigationController [visible]\n  HomeViewController [visible]")
  }

  @Test("A handle doesn't keep its navigator alive, and fails with a reason once that has gone")
  func weakHandle() {
    weak var gone: ShopNavigator?
    var handle: AnyNavigator<ShopNavigator.Destination>?
    do {
      let navigator = ShopNavigator(router: stage.router)
      gone = navigator
      handle = navigator.handle()
    }
    #expect(gone == nil)
    handle?.navigate(to: .product(4), fileID: "Shop/Home.swift", line: 12)
    #expect(
      failures() == [
        "The navigator ShopNavigator, asked from Shop/Home.swift:12, threw: "
          + "it is gone, because nothing kept it: let the first screen of its scope "
          + "retain it. Check the context that you pass."
      ])
  }

  @Test("A navigator is released with the screen that retains it")
  func retained() {
    let stack = stage.window.rootViewController as? UINavigationController
    weak var navigator: ShopNavigator?
    do {
      let made = ShopNavigator(router: stage.router)
      navigator = made
      let screen = AccountViewController()
      screen.retain(made)
      screen.retain(made)
      stack?.pushViewController(screen, animated: false)
    }
    stage.device.runUntilIdle()
    #expect(navigator != nil)
    stack?.popViewController(animated: true)
    stage.device.runUntilIdle()
    #expect(navigator == nil)
  }

  @Test("A screen can retain a hundred thousand objects, each once")
  func crowd() {
    final class Thing {
      let onEnd: () -> Void
      init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    var ended = 0
    do {
      let screen = AccountViewController()
      for _ in 0..<100_000 {
        let thing = Thing { ended += 1 }
        screen.retain(thing)
        screen.retain(thing)
      }
      #expect(ended == 0)
    }
    #expect(ended == 100_000)
  }

  @Test("A scoped handle takes the destinations of a smaller scope")
  func scoped() {
    let navigator = ShopNavigator(router: stage.router)
    let account = navigator.handle().scoped(ShopNavigator.Destination.account)
    account.navigate(to: .forgotPassword)
    stage.device.runUntilIdle()
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ForgotPasswordViewController [visible]
        """)
  }

  @Test("A closure can stand in for a navigator in a screen's test")
  func closure() {
    var reported: [ShopNavigator.Destination] = []
    let shop = AnyNavigator<ShopNavigator.Destination> { reported.append($0) }
    shop.navigate(to: .product(4))
    shop.scoped(ShopNavigator.Destination.account).navigate(to: .overview)
    #expect(reported == [.product(4), .account(.overview)])
  }

  @Test("A task begun while a screen is built waits for its turn")
  func taskInBuild() async {
    let navigator = ShopNavigator(router: stage.router)
    var begun: Task<UIViewController, any Error>?
    let modal = StepAssembly(
      finder: NilFinder<BagViewController, Void>(),
      factory: InlineFactory {
        begun = Task { try await navigator.navigate(to: .product(4)) }
        return BagViewController()
      }
    ).using(.present()).from(.current)
    var ends: [String] = []
    stage.router.navigate(to: modal) { _ in ends.append("bag \(stage.recorder.isQueued)") }
    await stage.device.letTasksRun()
    #expect(ends == [])
    await stage.settle()
    #expect(ends == ["bag true"])
    #expect((try? await begun?.value) is ProductViewController)
    #expect(stage.tree == Self.product)
  }
}

extension EventRecorder {
  /// Whether a navigation had to wait for its turn.
  fileprivate var isQueued: Bool { events.contains { $0.kind == .queued } }
}

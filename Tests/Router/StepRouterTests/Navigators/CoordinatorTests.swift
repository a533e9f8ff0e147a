import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterTesting
import Testing

@MainActor @Suite("Coordinators", .onDevice)
struct CoordinatorTests {
  /// Shows one screen and returns a text.
  final class TextCoordinator: Coordinator {
    let text = CoordinatorResult<String>()
    let router: any Router
    let first: Target
    let closing: CoordinatorClosing

    init(router: any Router, first: Target, closing: CoordinatorClosing = .nothing) {
      self.router = router
      self.first = first
      self.closing = closing
    }

    func run() async throws -> String {
      try await text.value(showing: first, by: router, keeping: self, closing: closing)
    }
  }

  let home = HomeViewController()
  let tabBar: UITabBarController
  let stage: Stage

  init() {
    tabBar = tabs(stack(home), stack(SearchViewController()))
    stage = Stage(root: tabBar)
  }

  /// Computed, so that no test keeps it alive.
  private var tab: UINavigationController {
    tabBar.viewControllers?.first as? UINavigationController ?? UINavigationController()
  }

  private func pushed<Pushed: UIViewController>(
    _ type: Pushed.Type, login: Answer = .pass, onBuild: @escaping @MainActor () -> Void = {}
  ) -> Target {
    StepAssembly(
      finder: ClassFinder<Pushed, Void>(),
      factory: InlineFactory {
        onBuild()
        return Pushed(nibName: nil, bundle: nil)
      }
    )
    .adding(TestGuard<Void>(name: "login", journal: Journal(), answer: login))
    .using(.push())
    .from(
      GeneralStep.custom(
        using: InlineStackIteratingFinder<UINavigationController, Void> {
          stack, _ in stack.viewControllers.first is HomeViewController
        })
    )
    .with(())
  }

  private var sheet: Target {
    StepAssembly(finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory())
      .using(.push())
      .from(NavigationControllerStep())
      .using(.present(presentationStyle: .pageSheet))
      .from(.current)
      .with(())
  }

  private static let shown = """
    UITabBarController [visible]
      UINavigationController [selected] [visible]
        HomeViewController
        AccountViewController [visible]
      UINavigationController
        SearchViewController
    """

  @Test("A coordinator returns its first result and leaves its screens in place")
  func result() async throws {
    let coordinator = TextCoordinator(
      router: stage.router, first: pushed(AccountViewController.self))
    let task = Task { try await coordinator.run() }
    await stage.settle()
    coordinator.text.finish(with: "first")
    coordinator.text.finish(with: "second")
    #expect(try await task.value == "first")
    #expect(stage.tree == Self.shown)
  }

  @Test("A coordinator with `closing: .screens` returns once all its screens are gone")
  func closing() async throws {
    let coordinator = TextCoordinator(
      router: stage.router, first: pushed(AccountViewController.self), closing: .screens)
    let task = Task { try await coordinator.run() }
    await stage.settle()
    stage.router.navigate(to: pushed(BagViewController.self), completion: nil)
    await stage.settle()
    #expect(tab.viewControllers.count == 3)
    coordinator.text.finish(with: "first")
    await stage.settle()
    #expect(tab.viewControllers == [home])
    #expect(try await task.value == "first")
    #expect(coordinator.text.leaveReason == .closed)
  }

  @Test("A coordinator throws the error that it finishes with")
  func failure() async {
    let coordinator = TextCoordinator(
      router: stage.router, first: pushed(AccountViewController.self))
    let task = Task { try await coordinator.run() }
    await stage.settle()
    coordinator.text.finish(throwing: Refusal())
    await #expect(throws: Refusal()) { try await task.value }
  }

  enum Leaving: CaseIterable {
    case back, swipe, deepLink, replacedTab, tabTappedAgain
  }

  private func leave(_ leaving: Leaving) {
    switch leaving {
    case .back: stage.device.user.pressBack(in: tab)
    case .swipe: if let top = tabBar.presentedViewController { stage.device.user.swipeDown(top) }
    case .deepLink:
      let link = GeneralStep.custom(using: ClassFinder<HomeViewController, Void>())
      stage.router.navigate(to: link, completion: nil)
    case .replacedTab: tabBar.viewControllers = [stack(BagViewController())]
    case .tabTappedAgain: stage.device.user.selectTab(at: 0, in: tabBar)
    }
  }

  @Test(
    "A run ends when its first screen leaves, however it leaves, and keeps nothing alive",
    arguments: Leaving.allCases)
  func left(leaving: Leaving) async throws {
    weak var gone: TextCoordinator?
    weak var screen: UIViewController?
    let task: Task<String, any Error>
    do {
      let coordinator = TextCoordinator(
        router: stage.router,
        first: leaving == .swipe ? sheet : pushed(AccountViewController.self))
      gone = coordinator
      task = Task { try await coordinator.run() }
    }
    await stage.settle()
    do {
      let top = (tabBar.presentedViewController as? UINavigationController) ?? tab
      screen = top.topViewController
      #expect(screen is AccountViewController)
      #expect(gone != nil)
    }
    leave(leaving)
    await stage.settle()
    try #require(screen == nil)
    try #require(gone == nil)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A coordinator goes on when the user selects another tab")
  func tabLeft() async throws {
    let coordinator = TextCoordinator(
      router: stage.router, first: pushed(AccountViewController.self))
    let task = Task { try await coordinator.run() }
    await stage.settle()
    stage.device.user.selectTab(at: 1, in: tabBar)
    await stage.settle()
    coordinator.text.finish(with: "from the other tab")
    #expect(try await task.value == "from the other tab")
  }

  @Test("The first screen keeps its coordinator alive after the result")
  func kept() async throws {
    weak var kept: TextCoordinator?
    do {
      let coordinator = TextCoordinator(
        router: stage.router, first: pushed(AccountViewController.self))
      kept = coordinator
      let task = Task { try await coordinator.run() }
      await stage.settle()
      coordinator.text.finish(with: "done")
      #expect(try await task.value == "done")
    }
    await stage.settle()
    #expect(kept != nil)
    stage.device.user.pressBack(in: tab)
    await stage.settle()
    #expect(kept == nil)
  }

  @Test("Cancelling the task ends the run and leaves the screens in place")
  func cancelled() async {
    let coordinator = TextCoordinator(
      router: stage.router, first: pushed(AccountViewController.self))
    let task = Task { try await coordinator.run() }
    await stage.settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(stage.tree == Self.shown)
  }

  @Test("A task cancelled before the first screen appears shows nothing")
  func cancelledBefore() async {
    let coordinator = TextCoordinator(
      router: stage.router, first: pushed(AccountViewController.self))
    let task = Task { try await coordinator.run() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(tab.viewControllers == [home])
  }

  @Test("If the first screen can't be shown, the run throws the router's error and keeps nothing")
  func refused() async {
    weak var gone: TextCoordinator?
    do {
      let coordinator = TextCoordinator(
        router: stage.router, first: pushed(AccountViewController.self, login: .fail))
      gone = coordinator
      await #expect(throws: RoutingError.self) { try await coordinator.run() }
    }
    #expect(gone == nil)
  }

  @Test("A result counts while the first screen is being built, but not before the run")
  func early() async throws {
    let text = CoordinatorResult<String>()
    let keeper = Journal()
    text.finish(with: "before anybody asked")
    let first = pushed(AccountViewController.self) { text.finish(with: "while it was built") }
    let task = Task { try await text.value(showing: first, by: stage.router, keeping: keeper) }
    await stage.settle()
    #expect(try await task.value == "while it was built")
  }

  @Test("A run ends when its first screen is released without having been in a window")
  func neverSeen() async {
    let step = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
    )
    .using(.push()).from(.visibleStack).assemble()
    let spy = RouterSpy()
    spy.answer(step) { AccountViewController() }
    let text = CoordinatorResult<String>()
    let keeper = Journal()
    var end: (any Error)?
    let task = Task {
      do {
        _ = try await text.value(showing: step.with(()), by: spy, keeping: keeper)
      } catch { end = error }
    }
    await stage.settle()
    #expect(end is CancellationError)
    text.finish(with: "too late")
    await task.value
  }

  @Test("Two runs at once get the same result; a later run gets the next one")
  func twice() async throws {
    let coordinator = TextCoordinator(
      router: stage.router, first: pushed(AccountViewController.self))
    let tasks = (1...2).map { _ in Task { try await coordinator.run() } }
    await stage.settle()
    #expect(stage.tree == Self.shown)
    coordinator.text.finish(with: "one")
    for task in tasks { #expect(try await task.value == "one") }
    let again = Task { try await coordinator.run() }
    await stage.settle()
    coordinator.text.finish(with: "two")
    #expect(try await again.value == "two")
  }

  @Test("Rule 28: a result is released once it has been returned")
  func resultLetGo() async throws {
    final class Box: Sendable {}
    let result = CoordinatorResult<Box>()
    weak var kept: Box?
    let keeper = Journal()
    let first = pushed(AccountViewController.self)
    do {
      let task = Task { try await result.value(showing: first, by: stage.router, keeping: keeper) }
      await stage.settle()
      let box = Box()
      kept = box
      result.finish(with: box)
      #expect(try await task.value === box)
    }
    await stage.settle()
    #expect(kept == nil)
  }

  @Test("A coordinator can run again after the user has left its screens")
  func again() async throws {
    let coordinator = TextCoordinator(
      router: stage.router, first: pushed(AccountViewController.self))
    let left = Task { try await coordinator.run() }
    await stage.settle()
    leave(.back)
    await stage.settle()
    await #expect(throws: CancellationError.self) { try await left.value }
    let again = Task { try await coordinator.run() }
    await stage.settle()
    #expect(stage.tree == Self.shown)
    coordinator.text.finish(with: "again")
    #expect(try await again.value == "again")
  }

  /// Gets one half of its result from another coordinator.
  final class Outer: Coordinator {
    let text = CoordinatorResult<String>()
    let router: any Router
    let first: Target
    let inner: Target
    weak var running: TextCoordinator?
    var attempts: [String] = []

    init(router: any Router, first: Target, inner: Target) {
      self.router = router
      self.first = first
      self.inner = inner
    }

    func run() async throws -> String {
      try await text.value(showing: first, by: router, keeping: self)
    }

    /// What a button of the first screen does.
    func ask() {
      Task {
        let coordinator = TextCoordinator(router: router, first: inner)
        running = coordinator
        do { attempts.append(try await coordinator.run()) } catch {
          attempts.append("left: \(error is CancellationError)")
        }
      }
    }
  }

  @Test("Leaving an inner coordinator's screens keeps the outer coordinator running")
  func nested() async throws {
    let outer = Outer(
      router: stage.router, first: pushed(AccountViewController.self),
      inner: pushed(BagViewController.self))
    let task = Task { try await outer.run() }
    await stage.settle()
    outer.ask()
    await stage.settle()
    stage.device.user.pressBack(in: tab)
    await stage.settle()
    #expect(outer.running == nil)
    outer.ask()
    await stage.settle()
    outer.running?.text.finish(with: "inner")
    await stage.settle()
    #expect(outer.attempts == ["left: true", "inner"])
    outer.text.finish(with: outer.attempts.joined(separator: ", "))
    #expect(try await task.value == "left: true, inner")
  }

  @Test("A link that clears the stack ends the outer and the inner run, and releases both")
  func nestedLink() async throws {
    weak var outer: Outer?
    weak var inner: TextCoordinator?
    let task: Task<String, any Error>
    do {
      let made = Outer(
        router: stage.router, first: pushed(AccountViewController.self),
        inner: pushed(BagViewController.self))
      outer = made
      task = Task { try await made.run() }
      await stage.settle()
      made.ask()
      await stage.settle()
      inner = made.running
    }
    #expect(outer != nil)
    #expect(inner != nil)
    leave(.deepLink)
    await stage.settle()
    try #require(outer == nil)
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(inner == nil)
    #expect(tab.viewControllers == [home])
  }
}

import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 10 to 12: interceptors", .onDevice)
struct GuardTests {
  let journal = Journal()
  let home = HomeViewController()

  func product(
    guards: [TestGuard<Int>] = [], stackGuards: [TestGuard<Int>] = []
  ) -> DestinationStep<ProductViewController, Int> {
    var assembly = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: TestFactory<ProductViewController, Int>(name: "product", journal: journal)
    ).adding(TestTask<ProductViewController, Int>(name: "data", journal: journal))
    for added in guards {
      assembly = assembly.adding(added, fileID: "Shop/Routes.swift", line: 12)
    }
    var step = NavigationControllerStep<UINavigationController, Int>()
    for added in stackGuards { step = step.adding(added) }
    return assembly.using(.push()).from(step).using(.present()).from(.current).assemble()
  }

  @Test("Rule 10: the router's interceptors come first, then the destination's, then other steps'")
  func order() {
    let stage = Stage(root: home)
    let step = product(
      guards: [TestGuard(name: "A", journal: journal), TestGuard(name: "B", journal: journal)],
      stackGuards: [TestGuard(name: "C", journal: journal)])
    let router = GlobalInterceptorRouter(
      router: stage.router.adding(TestGuard(name: "router", journal: journal)),
      interceptors: [TestGuard(name: "global", journal: journal)])
    var end: Result<NavigationOutcome<ProductViewController>, RoutingError>?
    router.navigate(to: step, with: 7, animated: false) { end = $0 }
    stage.device.runUntilIdle()
    #expect((try? end?.get())?.kind == .built)
    #expect(
      journal.lines == [
        "prepare A", "prepare B", "prepare data", "prepare product", "prepare C",
        "prepare router", "prepare global",
        "guard router", "guard global", "guard A", "guard B", "guard C",
        "prepare A", "prepare B", "prepare data", "prepare product", "prepare C",
        "prepare router", "prepare global",
        "build product", "task data 7",
      ])
  }

  @Test("Rule 10: the first failure ends the navigation before anything changes or a task runs")
  func failure() {
    let stage = Stage(root: home)
    let step = product(
      guards: [
        TestGuard(name: "A", journal: journal, answer: .fail),
        TestGuard(name: "B", journal: journal),
      ])
    #expect(
      stage.end(of: step, with: 7)
        == "The interceptor TestGuard<Int> of ProductViewController at "
        + "Shop/Routes.swift:12 did not let the navigation pass: "
        + "refused by the test.")
    #expect(
      journal.lines == ["prepare A", "prepare B", "prepare data", "prepare product", "guard A"])
    #expect(stage.tree == "HomeViewController [visible]")
    #expect(stage.completions == 1)
  }

  @Test("Fault 9: no data is set on a visible screen if the login is cancelled")
  func noDataWithoutGuard() {
    let visible = ProductViewController()
    visible.productID = 7
    let stage = Stage(root: stack(visible))
    let step = product(guards: [TestGuard(name: "login", journal: journal, answer: .fail)])
    stage.go(to: step, with: 7)
    #expect(journal.lines == ["prepare login", "prepare data", "guard login"])
  }

  @Test("Rule 12: the hit's own interceptor is asked before its task, and those behind it aren't")
  func guardsBehindHit() {
    let visible = ProductViewController()
    visible.productID = 7
    let stage = Stage(root: stack(visible))
    let step = product(
      guards: [TestGuard(name: "A", journal: journal)],
      stackGuards: [TestGuard(name: "C", journal: journal)])
    #expect(stage.end(of: step, with: 7) == "alreadyVisible")
    #expect(
      journal.lines == [
        "prepare A", "prepare data", "guard A", "prepare A", "prepare data", "task data 7",
      ])
  }

  @Test("Rule 11: an interceptor may navigate, and wait until that has ended")
  func guardThatNavigates() {
    let stage = Stage(root: home)
    let login = StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
    )
    .using(.present()).from(.current).assemble()
    let interceptor = InlineInterceptor<Int> { [journal] _, completion in
      stage.router.navigate(to: login) { result in
        journal.note("login \((try? result.get())?.kind.rawValue ?? "failed")")
        completion(.success)
      }
    }
    let step = StepAssembly(
      finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory()
    ).adding(interceptor).using(.present()).from(.root).assemble()
    #expect(stage.end(of: step, with: 1) == "built")
    #expect(journal.lines == ["login built"])
    // Planned again after the interceptor: its login has to go, since the chain's base is the root.
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          ProductViewController "Product 1" [visible]
        """)
  }

  @Test("Fault 11: a plan is made again after an interceptor that replaced the root")
  func guardThatReplacesRoot() {
    let stage = Stage(root: home)
    let other = stack(AccountViewController())
    let interceptor = InlineInterceptor<Int>(checking: { _ in
      stage.window.rootViewController = other
    })
    let step = StepAssembly(
      finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory()
    ).adding(interceptor).using(.push())
      .from(
        SwitchAssembly<UINavigationController, Int>()
          .addCase(from: ClassFinder<UINavigationController, Int>(options: .currentVisibleOnly))
          .assemble {
            ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current)
          }
      ).assemble()
    #expect(stage.end(of: step, with: 1) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          AccountViewController
          ProductViewController "Product 1" [visible]
        """)
  }

  @Test("Rule 12: an interceptor that only the new plan visits is asked before the build")
  func newGuardAfterGuard() {
    let shown = ProductViewController()
    shown.productID = 7
    let stage = Stage(root: home)
    stage.present(stack(shown), on: home)
    let closing = InlineInterceptor<Int> { [journal] _, completion in
      journal.note("guard closing")
      guard home.presentedViewController != nil else { return completion(.success) }
      home.dismiss(animated: true) { completion(.success) }
    }
    let step = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: TestFactory<ProductViewController, Int>(name: "product", journal: journal)
    ).adding(closing).using(.push())
      .from(
        NavigationControllerStep<UINavigationController, Int>()
          .adding(TestGuard(name: "stack", journal: journal))
      ).using(.present()).from(.current).assemble()
    #expect(stage.end(of: step, with: 7) == "built")
    #expect(
      journal.lines == [
        "guard closing", "prepare product", "prepare stack", "guard stack", "prepare product",
        "prepare stack", "build product",
      ])
  }

  @Test("Fault 18: interceptors that always lead to new interceptors end after five rounds")
  func loop() {
    let stage = Stage(root: home)
    var rounds = 0
    let step = StepAssembly(
      finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 3
    ).using(.push())
      .from(
        SwitchAssembly<UINavigationController, Int>().addCase { _ in
          let step = NavigationControllerStep<UINavigationController, Int>(line: UInt(rounds))
            .adding(InlineInterceptor(checking: { _ in rounds += 1 }))
          return ChainAssembly.from(step).using(.present()).from(.current)
        }.assemble()
      ).assemble()
    #expect(
      stage.end(of: step, with: 1)
        == "After 5 rounds of interceptors the way to the step of ProductViewController at "
        + "Shop/Routes.swift:3 still asks for new ones. "
        + "Declare steps with interceptors outside of switch closures.")
    #expect(rounds == 5)
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test(
    "A step that a closure makes anew at the same location counts as the same step"
  )
  func closureMadeStep() {
    let stage = Stage(root: home)
    let step = StepAssembly(
      finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory()
    ).using(.push())
      .from(
        SwitchAssembly<UINavigationController, Int>().assemble { [journal] in
          ChainAssembly.from(
            NavigationControllerStep<UINavigationController, Int>()
              .adding(TestGuard(name: "stack", journal: journal))
          ).using(.present()).from(.current)
        }
      ).assemble()
    #expect(stage.end(of: step, with: 1) == "built")
    #expect(journal.lines == ["prepare stack", "guard stack", "prepare stack"])
  }

  @Test(
    "Rule 21: an interceptor that drops its completion ends the navigation, and the next one works")
  func dropped() async {
    let stage = Stage(root: home)
    var end: String?
    stage.router.navigate(
      to: product(guards: [TestGuard(name: "A", journal: journal, answer: .drop)]), with: 1
    ) { end = $0.failure?.description }
    await stage.device.letTasksRun()
    #expect(
      end == "The interceptor TestGuard<Int> of ProductViewController at "
        + "Shop/Routes.swift:12 released its completion handler without "
        + "calling it. Call it once on every path.")
    #expect(stage.end(of: product(), with: 1) == "built")
  }

  @Test("Rule 21: a second call of an interceptor's completion is reported and ignored")
  func twice() {
    let stage = Stage(root: home)
    let step = product(guards: [TestGuard(name: "A", journal: journal, answer: .twice)])
    #expect(stage.end(of: step, with: 1, animated: false) == "built")
    #expect(stage.completions == 1)
    let told = stage.recorder.events.filter {
      if case .completedTwice = $0.kind { true } else { false }
    }
    #expect(told.count == 1)
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            ProductViewController "product" [visible]
        """)
  }

  @Test(
    "Rule 21: an interceptor may wait as long as it likes, which is reported every ten seconds"
  )
  func patience() {
    let held = Held()
    let stage = Stage(root: home)
    let step = product(guards: [TestGuard(name: "A", journal: journal, answer: .hold(held))])
    var ends = 0
    stage.router.navigate(to: step, with: 1) { _ in ends += 1 }
    stage.device.advance(by: .seconds(25))
    #expect(ends == 0)
    let told = stage.recorder.events.filter {
      if case .stillWaiting = $0.kind { true } else { false }
    }
    #expect(told.count == 2)
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(ends == 1)
  }

  @Test("Rule 13: a navigation whose interceptor waits holds no place in the queue")
  func waitingInterceptorHoldsNoTurn() {
    let held = Held()
    let stage = Stage(root: home)
    var ends: [String] = []
    let slow = product(guards: [TestGuard(name: "A", journal: journal, answer: .hold(held))])
    let window = stage.window
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, overtaken: .goOn)
    router.navigate(to: slow, with: 1, animated: false) { _ in ends.append("slow") }
    router.navigate(to: product(), with: 2, animated: false) { _ in ends.append("fast") }
    stage.device.runUntilIdle()
    #expect(ends == ["fast"])
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(ends == ["fast", "slow"])
  }

  @Test("An asynchronous interceptor passes by returning and refuses by throwing")
  func asynchronous() async throws {
    struct Login: AsyncRoutingInterceptor {
      let passes: Bool
      func perform(with context: Int) async throws {
        await Task.yield()
        if !passes { throw Refusal() }
      }
    }
    HeadlessDevice.current.timeMode = .automatic
    let stage = Stage(root: home)
    func step(_ passes: Bool) -> DestinationStep<ProductViewController, Int> {
      StepAssembly(finder: NilFinder<ProductViewController, Int>(), factory: ClassFactory())
        .adding(Login(passes: passes)).using(.present()).from(.current).assemble()
    }
    await #expect(throws: RoutingError.self) {
      try await stage.router.navigate(to: step(false), with: 1)
    }
    #expect(stage.tree == "HomeViewController [visible]")
    let screen = try await stage.router.navigate(to: step(true), with: 1)
    #expect(screen.presentingViewController === home)
  }

  @Test("An asynchronous interceptor that isn't needed lets its navigation pass at once")
  func notNeeded() {
    struct Login: AsyncRoutingInterceptor {
      let isLoggedIn: Bool
      func isNeeded(with context: Int) -> Bool { !isLoggedIn }
      func perform(with context: Int) async throws {}
    }
    let stage = Stage(root: home)
    func step(_ isLoggedIn: Bool) -> DestinationStep<ProductViewController, Int> {
      StepAssembly(finder: NilFinder<ProductViewController, Int>(), factory: ClassFactory())
        .adding(Login(isLoggedIn: isLoggedIn)).using(.present()).from(.current).assemble()
    }
    stage.router.navigate(to: step(false), with: 1)
    stage.device.runUntilIdle()
    #expect(home.presentedViewController == nil)
    stage.router.navigate(to: step(true), with: 2)
    #expect(home.presentedViewController is ProductViewController)
  }

  @Test("A delaying interceptor waits until the app is ready")
  func delaying() async throws {
    HeadlessDevice.current.timeMode = .automatic
    let stage = Stage(root: home)
    var isReady = false
    let step = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .adding(NavigationDelayingInterceptor { isReady })
      .using(.present()).from(.current).assemble()
    stage.device.schedule(after: .milliseconds(100)) { isReady = true }
    try await stage.router.navigate(to: step)
    #expect(isReady)
    #expect(stage.device.now >= .milliseconds(100))
  }

  @Test(
    "A delaying interceptor stops asking when its navigation is cancelled, or never begins",
    arguments: [false, true])
  func delayingCancelled(hasAsked: Bool) async {
    struct Watched: AsyncRoutingInterceptor {
      let delay: NavigationDelayingInterceptor<Void>
      let journal: Journal
      let end: AsyncStream<Void>.Continuation
      func perform(with context: Void) async throws {
        defer { end.finish() }
        do { try await delay.perform(with: ()) } catch {
          journal.note("ended")
          throw error
        }
        journal.note("ready")
      }
    }
    HeadlessDevice.current.timeMode = .automatic
    let stage = Stage(root: home)
    var asked = 0
    var askedUntilCancelled = 0
    // Ready in the end, so that an interceptor that goes on asking ends as well.
    var askedThrice: (() -> Void)?
    let delay = NavigationDelayingInterceptor<Void> {
      asked += 1
      if asked == 3 { askedThrice?() }
      return asked > 1_000
    }
    let (running, end) = AsyncStream<Void>.makeStream()
    let step = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .adding(Watched(delay: delay, journal: journal, end: end))
      .using(.present()).from(.current).assemble()
    let navigation = stage.router.navigate(to: step) { _ in }
    func cancel() {
      navigation.cancel()
      askedUntilCancelled = asked
    }
    // Not after a fixed time, since it isn't known when the task begins to ask.
    if hasAsked { askedThrice = { stage.device.schedule(after: .zero, cancel) } } else { cancel() }
    for await _ in running {}
    #expect(journal.lines == ["ended"])
    #expect((askedUntilCancelled > 1) == hasAsked)
    #expect(asked == askedUntilCancelled)
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("Rule 21: an interceptor's wait isn't reported after its answer or a cancellation")
  func patienceEnds() {
    let held = Held()
    let stage = Stage(root: home)
    let step = product(guards: [
      TestGuard(name: "A", journal: journal, answer: .hold(held)),
      TestGuard(name: "B", journal: journal, answer: .fail),
    ])
    stage.router.navigate(to: step, with: 1)
    stage.device.advance(by: .seconds(5))
    held.answer(.success)
    stage.device.advance(by: .seconds(30))
    let navigation = stage.router.navigate(to: step, with: 1)
    stage.device.advance(by: .seconds(5))
    navigation.cancel()
    stage.device.advance(by: .seconds(30))
    let told = stage.recorder.events.filter {
      if case .stillWaiting = $0.kind { true } else { false }
    }
    #expect(told == [])
    let answers = stage.recorder.events.compactMap {
      if case .interceptorEnded(_, let passed) = $0.kind { passed } else { nil }
    }
    #expect(answers == [true, false])
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// What the explorer judges, and how it reports it.
@MainActor
@Suite(.headlessOnly) struct JudgementTests {
  @Test("The explorer reports each misdeed, and nothing else", arguments: Misdeed.allCases)
  func misdeeds(_ misdeed: Misdeed) async {
    let (moves, destination) = misdeed.attempt
    let exploration = await MisdeedApp.explorer(misdeed).replay(moves, asking: destination)
    let problems = exploration.trials.flatMap(\.problems)
    #expect(problems.map(\.kind) == misdeed.problems.map(\.kind))
    for (found, expected) in zip(problems, misdeed.problems) {
      #expect(found.detail.hasPrefix(expected.detail))
    }
  }

  @Test("The explorer finds nothing wrong without a misdeed", .exhaustive)
  func control() async {
    #expect(await MisdeedApp.explorer(nil).run(depth: 2, interleavedStates: 2).isFaultless)
  }

  @Test("A screen that the app keeps on purpose is no leak")
  func kept() async {
    #expect(await MisdeedApp.explorer(.screenKept, keepsScreens: true).run(depth: 1).isFaultless)
  }

  @Test("The explorer fulfils what an interceptor waits for, and the navigation must go on")
  func waitingInterceptor() async {
    let exploration = await LoginApp.explorer(.waits).replay([], asking: "orders")
    #expect(exploration.trials.map(\.outcome) == [.interceptorAnswered])
    #expect(exploration.findings == [])
  }

  @Test("The explorer reports a requirement that it can't fulfil")
  func impossibleInterceptor() async {
    let stubborn = await LoginApp.explorer(.staysUnhappy).replay([], asking: "orders")
    #expect(stubborn.trials.map(\.outcome) == [.refusedByInterceptor])
    #expect(stubborn.trials.map(\.isDeclared) == [true])
    let mute = await LoginApp.explorer(.waitsInSilence).replay([], asking: "orders")
    #expect(
      mute.findings.map(\.trial.problems) == [
        [
          Problem(
            .notReplayed, "‘Tap “Log in”’, which should fulfil “a login”, is not possible.")
        ]
      ])
  }

  @Test("A plan that an interceptor changes is no fault: the last plan counts")
  func changedPlan() async {
    let exploration = await PlainApp.explorer { app in
      let hint = InlineInterceptor<Void> { [weak home = app.home] _, completion in
        home?.present(PlainScreen("Hint"), animated: false) { completion(.success) }
      }
      let base = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .from(.root).assemble()
      let help = StepAssembly(finder: ClassFinder<ShopHelp, Void>(), factory: ClassFactory())
        .adding(hint).using(.push()).from(base.expectingContainer()).assemble()
      app.destinations.append(ExploredDestination("help", help))
    }.replay([], asking: "help")
    #expect(exploration.trials.map(\.outcome) == [.built])
    #expect(exploration.findings.map(\.description) == [])
  }

  @Test("An undeclared refusal is no fault, and is counted")
  func undeclared() async {
    let exploration = await LoginApp.explorer(.refusesAll).replay([], asking: "orders")
    #expect(
      exploration.description == """
        1 distinct state, up to 0 moves deep; 0 moves made
        1 destination asked for: 0 wrong
          1 refused by an interceptor, 1 of them undeclared
        Nothing is wrong.
        """)
  }

  @Test("Of two equal outcomes, the one that isn't declared is counted apart")
  func declaredToo() throws {
    var made = MadeExploration()
    made.destinations = ["home", "bag", "orders"]
    made.states[0].outcomes = "iIi"
    let exploration = try made.read()
    #expect(exploration.tally.rows.map(\.isDeclared) == [true, false])
    #expect(exploration.tally.rows.map(\.count) == [2, 1])
    #expect(
      exploration.description.contains(
        """
        3 destinations asked for: 0 wrong
          3 refused by an interceptor, 1 of them undeclared

        """))
  }

  @Test("A screen that was visible before its requirement failed is no bypass")
  func visibleBefore() async {
    let explorer = Explorer { window in
      let home = ShopHome("Home")
      home.addButton("Wait") {}
      window.rootViewController = home
      window.makeKeyAndVisible()
      let step = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .from(.root).assemble()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination("home", step).requiring("a login") { false }])
    }
    #expect(await explorer.replay([.tap("Wait")]).findings == [])
  }

  @Test("The explorer reports a refusal by a locked screen if something has moved")
  func movedAndRefused() async {
    let explorer = Explorer { window in
      let stack = UINavigationController(rootViewController: HomeViewController())
      window.rootViewController = stack
      window.makeKeyAndVisible()
      stack.present(LockedViewController(), animated: false)
      let home = StepAssembly(
        finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
      )
      .from(.root).assemble()
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      return ExploredApp(
        router: MovingRouter(router: router, stack: stack),
        destinations: [ExploredDestination("home", home)])
    }
    let exploration = await explorer.replay([], asking: "home")
    #expect(exploration.trials.map(\.outcome) == [.refusedByLock])
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(.notAsPlanned, "It was refused, but something has changed.")
      ])
  }

  @Test("The explorer waits for an action that never ends until the router gives up")
  func unanswered() async {
    let explorer = Explorer { window in
      var unanswered: [@MainActor (RoutingResult) -> Void] = []
      let step = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .using(
          InlineAction<UIViewController> { _, _, _, completion in unanswered.append(completion) }
        )
        .from(.current).assemble()
      window.rootViewController = ShopHome("Home")
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination("bag", step)])
    }
    let exploration = await explorer.replay([], asking: "bag")
    #expect(exploration.trials.flatMap(\.problems).map(\.kind) == [.failed])
  }

  @Test("The explorer reports a visible screen that never got its appearance callbacks")
  func notForwarded() async {
    let explorer = Explorer { window in
      let container = SilentContainer()
      window.rootViewController = container
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [], events: [ExploredEvent("a child comes") { container.add() }])
    }
    let exploration = await explorer.replay([.happens("a child comes")])
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(.unbalanced, "HomeViewController is in a window and has not appeared.")
      ])
  }

  @Test("The explorer reports an app that starts differently each time")
  func notDeterministic() async {
    var starts = 0
    let explorer = Explorer { window in
      starts += 1
      let home = ShopHome("Home")
      home.addButton("Start \(starts)") {}
      window.rootViewController = home
      window.makeKeyAndVisible()
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    let exploration = await explorer.run(depth: 1)
    #expect(
      exploration.trials.map(\.problems) == [
        [
          Problem(.notReplayed, "‘Tap “Start 3”’ is no longer possible.")
        ],
        [
          Problem(
            .startsDiffer,
            "A start of the app differs from the first one, so two starts share something: "
              + "-.tap(\"Start 1\"), +.tap(\"Start 7\").")
        ],
      ])
  }
}

/// Forwards no appearance callbacks to its children.
private final class SilentContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func add() {
    let child = HomeViewController()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class LockedViewController: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}

/// Pushes its own screen before it passes on a request.
private struct MovingRouter: RouterDecorator {
  let router: any Router
  weak var stack: UINavigationController?

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    stack?.pushViewController(ProductViewController(), animated: false)
    return router.perform(request)
  }
}

/// Orders behind a login, whose interceptor behaves in one of several ways.
@MainActor
private final class LoginApp {
  enum Manner { case waits, waitsInSilence, staysUnhappy, refusesAll }
  struct Refused: Error {}

  private let manner: Manner
  private var isLoggedIn = false
  private var waiting: [@MainActor (RoutingResult) -> Void] = []

  private init(_ manner: Manner) { self.manner = manner }

  static func explorer(_ manner: Manner) -> Explorer {
    Explorer { window in
      let app = LoginApp(manner)
      window.rootViewController = UINavigationController(rootViewController: HomeViewController())
      window.makeKeyAndVisible()
      let orders = ExploredDestination("orders", app.orders)
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [
          manner == .refusesAll
            ? orders
            : orders.requiring("a login", fulfilledBy: [.tap("Log in")]) { app.isLoggedIn }
        ])
    }
  }

  private var orders: DestinationStep<ShopOrders, Void> {
    StepAssembly(finder: ClassFinder<ShopOrders, Void>(), factory: ClassFactory())
      .adding(InlineInterceptor { [self] (_: Void, completion) in ask(completion) })
      .using(.push())
      .from(
        StepAssembly(
          finder: ClassFinder<UINavigationController, Void>(startingPoint: .root),
          factory: NilFactory()
        ).from(.root).assemble()
      )
      .assemble()
  }

  private func ask(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    if isLoggedIn { return completion(.success) }
    if manner == .refusesAll { return completion(.failure(Refused())) }
    waiting.append(completion)
    guard manner != .waitsInSilence else { return }
    let login = ShopLogin("Login")
    // Nobody answers if the user swipes it away.
    login.modalPresentationStyle = .fullScreen
    login.addButton("Log in") { [self, weak login] in
      isLoggedIn = manner == .waits
      login?.dismiss(animated: true) { [self] in
        let answers = waiting
        waiting = []
        for answer in answers { answer(isLoggedIn ? .success : .failure(Refused())) }
      }
    }
    let window = HeadlessDevice.current.application.windows.first
    guard window?.rootViewController?.presentedViewController == nil else { return }
    window?.rootViewController?.present(login, animated: true)
  }
}

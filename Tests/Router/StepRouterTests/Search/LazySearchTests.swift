import PortableUIKit
import StepRouter
import Testing

/// What a search calls, in which order, and where it stops.
@MainActor
@Suite("Rules 1 and 2: from the destination towards the base", .onDevice)
struct LazySearchTests {
  private let journal = Journal()

  /// Account on Login on Home; the interceptor, task, finder and factory of each note their calls.
  private var account: DestinationStep<AccountViewController, Void> {
    step("account", AccountViewController.self).using(.present())
      .from(
        step("login", LoginViewController.self).using(.present())
          .from(step("home", HomeViewController.self).using(.replaceRoot()).from(choice))
      )
      .assemble()
  }

  private func step<Found: UIViewController>(
    _ name: String, _ type: Found.Type
  ) -> StepAssembly<AskedFinder<Found, Void>, TestFactory<Found, Void>> {
    StepAssembly(
      finder: AskedFinder(name: name, journal: journal, finder: ClassFinder()),
      factory: TestFactory(name: name, journal: journal)
    )
    .adding(TestGuard(name: "guard of \(name)", journal: journal))
    .adding(TestTask<Found, Void>(name: "task of \(name)", journal: journal))
  }

  private var choice: DestinationStep<UIViewController, Void> {
    SwitchAssembly()
      .addCase { [journal] _ in
        journal.note("case")
        return .root
      }
      .assemble()
  }

  private func visit(_ name: String, isFound: Bool) -> [String] {
    ["prepare guard of \(name)", "prepare task of \(name)", "find \(name) ()"]
      + (isFound ? [] : ["prepare \(name)"])
  }

  @Test("A step prepares its interceptors and tasks, asks its finder, then prepares its factory")
  func order() throws {
    let stage = Stage(root: BagViewController())
    _ = try stage.router.plan(to: account, with: ())
    #expect(
      journal.lines
        == visit("account", isFound: false) + visit("login", isFound: false)
        + visit("home", isFound: false) + ["case"])
  }

  @Test("Steps behind a hit aren't evaluated")
  func behindHit() throws {
    let stage = Stage(root: LoginViewController())
    let plan = try stage.router.plan(to: account, with: ())
    #expect(
      journal.lines == visit("account", isFound: false) + visit("login", isFound: true))
    #expect(plan.start === stage.window.rootViewController)
  }

  @Test("If the destination is on screen, only its own finder, interceptor and task run")
  func destinationFound() {
    let stage = Stage(root: AccountViewController())
    #expect(stage.end(of: account, with: ()) == "alreadyVisible")
    let visit = visit("account", isFound: true)
    #expect(
      journal.lines == visit + ["guard guard of account"] + visit + ["task task of account ()"])
  }

  @Test("An error of a `prepare` ends the search", arguments: [true, false])
  func preparation(animated: Bool) {
    struct Strict: ContextTask {
      mutating func prepare(with context: Void) throws { throw Refusal() }
      func perform(on viewController: BagViewController, with context: Void) {}
    }
    let bag = step("bag", BagViewController.self)
      .adding(Strict(), fileID: "Shop/Routes.swift", line: 4)
      .using(.present())
      .from(choice)
      .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(
      stage.arrive(at: bag, with: (), animated: animated) == """
        The context task Strict of BagViewController at Shop/Routes.swift:4 threw: \
        refused by the test. Check the context that you pass.
        """)
    let once = ["prepare guard of bag", "prepare task of bag"]
    #expect(journal.lines == once + once)
  }

  @Test("A step without a factory is looked up again once its base is there")
  func lookUp() {
    let account = StepAssembly(
      finder: AskedFinder(
        name: "account", journal: journal, finder: ClassFinder<AccountViewController, Void>()),
      factory: NilFactory()
    )
    .adding(TestTask<AccountViewController, Void>(name: "task of account", journal: journal))
    .from(stackWithAccount)
    .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: account, with: ()) == "built")
    #expect(
      journal.lines == [
        "prepare task of account", "find account ()", "find account ()",
        "task task of account ()",
      ])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          AccountViewController [visible]
        """)
  }

  private var stackWithAccount: DestinationStep<UINavigationController, Void> {
    ChainAssembly.from(
      SingleContainerStep(
        finder: NilFinder(),
        factory: CompleteFactoryAssembly(
          factory: NavigationControllerFactory<UINavigationController, Void>()
        )
        .with(ClassFactory<AccountViewController, Void>(), using: .push())
        .assemble())
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  }

  @Test("A screen missing from its new base is an error, which names the work done")
  func lookedUpInVain() {
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: NilFactory())
      .from(stackWithAccount)
      .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(
      stage.end(of: bag, with: ()) == """
        The step of BagViewController at \(bag.location) builds nothing, and its view controller was \
        not found. By then it had integrated UINavigationController. Give the step a factory, or \
        a base that brings it.
        """)
    #expect(
      stage.tree == """
        UINavigationController [visible]
          AccountViewController [visible]
        """)
  }

  @Test("A step with neither finder nor factory is passed over")
  func passedOver() {
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present())
      .from(
        SingleStep(finder: NilFinder<HomeViewController, Void>(), factory: NilFactory())
          .adding(TestGuard(name: "guard", journal: journal))
      )
      .from(.current)
      .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.arrive(at: bag, with: (), animated: false) == "built")
    #expect(journal.lines == [])
  }

  @Test("Without a window or a root there's nothing to start from")
  func nothingThere() {
    let step: DestinationStep<UIViewController, Void> = GeneralStep.current()
    let windowless = DefaultRouter(windowProvider: CustomWindowProvider { nil })
    #expect(throws: RoutingError.self) { try windowless.plan(to: step, with: ()) }
    var end: String?
    windowless.navigate(to: step, with: ()) {
      if case .failure(let error) = $0 { end = "\(error)" }
    }
    #expect(
      end == """
        The base at \(step.location) gives nothing to start from: the router has no window. Navigate \
        when the scene has its window.
        """)
    let stage = Stage(root: nil)
    #expect(
      stage.end(of: step, with: ()) == """
        The base at \(step.location) gives nothing to start from: the window has no root view \
        controller. Give the window a root view controller first.
        """)
  }
}

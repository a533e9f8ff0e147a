import PortableUIKit
import StepRouter
import Testing

/// What a plan says, and that making one has no effect.
@MainActor
@Suite("Rule 6: plans", .onDevice)
struct PlanTests {
  private let journal = Journal()

  @Test("A plan names the start, the screens to dismiss, show and build, and the misses")
  func description() throws {
    let stackInTabs = GeneralStep.custom(
      using: ClassFinder<UINavigationController, Void>(startingPoint: .root),
      fileID: "Shop/Routes.swift", line: 1)
    let product = StepAssembly(
      finder: ClassFinder<ProductViewController, Void>(options: .currentVisibleOnly),
      factory: TestFactory(name: "product", journal: journal), fileID: "Shop/Routes.swift", line: 2
    )
    .adding(TestGuard(name: "guard", journal: journal))
    .using(.push())
    .from(stackInTabs)
    .assemble()
    let bag = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 3
    )
    .using(.present())
    .from(product)
    .assemble()
    let root = tabs(HomeViewController(), stack(AccountViewController()).titled("Shop"))
    let stage = Stage(root: root).present(LoginViewController().titled("Login"), on: root)
    let before = stage.tree
    let plan = try stage.router.plan(to: bag, with: ())
    #expect(
      "\(plan)" == """
        BagViewController (Shop/Routes.swift:3): is built
          start   UINavigationController “Shop”, by the step at Shop/Routes.swift:1
          dismiss LoginViewController “Login”
          show    UINavigationController “Shop” in UITabBarController
          build   ProductViewController (Shop/Routes.swift:2), by PushAction<UINavigationController>
          build   BagViewController (Shop/Routes.swift:3), by PresentAction
          missed  ProductViewController: ClassFinder<ProductViewController> \
        (current, visible)
        """)
    #expect(plan.kind == .built)
    #expect(plan.built.map(\.host) == [root.viewControllers?[1], nil])
    #expect(stage.tree == before)
    #expect(journal.lines == ["prepare guard", "prepare product"])
  }

  @Test("A plan names the step to look up once its base is built")
  func lookUp() throws {
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory(),
      fileID: "Shop/Routes.swift", line: 1
    )
    .from(TabBarControllerStep(fileID: "Shop/Routes.swift", line: 2))
    .using(.replaceRoot())
    .from(.root)
    .assemble()
    let stage = Stage(root: HomeViewController())
    let plan = try stage.router.plan(to: account, with: ())
    #expect(plan.lookedUp.map { "\($0.screen)" } == ["AccountViewController"])
    let lines = "\(plan)".split(separator: "\n").dropFirst(2).joined(separator: "\n")
    #expect(
      lines == """
          build   UITabBarController (Shop/Routes.swift:2), by ReplaceRootAction
          look up AccountViewController (Shop/Routes.swift:1)
          missed  AccountViewController: ClassFinder<AccountViewController> \
        (current, contained, presented, presenting)
        """)
  }

  @Test("Each plan is made anew for what is on screen")
  func anew() throws {
    let home = GeneralStep.custom(using: ClassFinder<HomeViewController, Void>())
    let root = HomeViewController()
    let stage = Stage(root: root)
    #expect(try stage.router.plan(to: home, with: ()).kind == .alreadyVisible)
    stage.present(BagViewController(), on: root)
    #expect(try stage.router.plan(to: home, with: ()).kind == .revealed)
  }

  @Test("Rule 3: a plan starts below a screen being dismissed")
  func dismissalUnderWay() throws {
    let root = HomeViewController()
    let login = LoginViewController()
    let stage = Stage(root: root).present(login, on: root)
    stage.present(BagViewController(), on: login)
    let product = StepAssembly(
      finder: NilFinder<ProductViewController, Int>(), factory: ClassFactory()
    ).using(.present()).from(.current).assemble()
    #expect(try stage.router.plan(to: product, with: 1).start is BagViewController)
    root.dismiss(animated: true)
    stage.device.advance(by: .milliseconds(50))
    #expect(login.isBeingDismissed)
    #expect(try stage.router.plan(to: product, with: 1).start === root)
  }

  @Test("A found destination isn't missed, even if its step has an interceptor")
  func found() throws {
    let home = StepAssembly(
      finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory(),
      fileID: "Shop/Routes.swift", line: 1
    ).adding(TestGuard(name: "guard", journal: journal)).from(.root).assemble()
    let stage = Stage(root: HomeViewController())
    let plan = try stage.router.plan(to: home, with: ())
    #expect(plan.missed == [])
    #expect(plan.lookedUp.isEmpty)
    #expect(plan.built.isEmpty)
    #expect(
      "\(plan)" == """
        HomeViewController (Shop/Routes.swift:1): is visible
          start   HomeViewController, by the step at Shop/Routes.swift:1
        """)
  }

  @Test("The event of a plan names what is built, but not what is looked up")
  func told() {
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    )
    .from(TabBarControllerStep { $0.viewControllers = [AccountViewController()] })
    .using(.replaceRoot()).from(.root).assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: account, with: ()) == "built")
    #expect(
      stage.recorder.events.map(\.kind.description).filter { $0.hasPrefix("plans") } == [
        "plans: start HomeViewController, build UITabBarController"
      ])
  }

  @Test("A destination of the wrong class is an error that names its step and class")
  func destination() {
    let account: DestinationStep<UINavigationController, Void> = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 1
    ).using(.present()).from(.root).assemble().expectingContainer()
    let stage = Stage(root: HomeViewController())
    #expect(
      stage.end(of: account, with: ())
        == "The step of AccountViewController at Shop/Routes.swift:1 is the destination and should "
        + "provide a UINavigationController, but provides a AccountViewController that isn't "
        + "inside one. Embed it in such a container, or navigate to the screen itself.")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A screen looked up on a hidden tab comes to the front before it presents")
  func lookedUpOnHiddenTab() {
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    )
    .from(
      TabBarControllerStep {
        $0.viewControllers = [HomeViewController(), AccountViewController()]
      }
    )
    .using(.replaceRoot()).from(.root).assemble()
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present()).from(account).assemble()
    let stage = Stage(root: LoginViewController())
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController
          AccountViewController [selected]
        presents formSheet:
          BagViewController [visible]
        """)
  }
}

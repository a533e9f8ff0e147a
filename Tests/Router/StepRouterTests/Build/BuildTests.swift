import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 16 to 19: the build", .onDevice)
struct BuildTests {
  let journal = Journal()

  func screen<Created: UIViewController>(
    _ type: Created.Type, _ name: String
  ) -> StepAssembly<NilFinder<Created, Int>, TestFactory<Created, Int>> {
    StepAssembly(finder: NilFinder(), factory: TestFactory(name: name, journal: journal))
      .adding(TestTask<Created, Int>(name: name, journal: journal))
  }

  @Test("Rule 18: several pushes onto one stack become one animated update")
  func mergedPushes() {
    let root = CountingNavigation()
    root.viewControllers = [HomeViewController()]
    let stage = Stage(root: root)
    let base = GeneralStep.custom(using: InstanceFinder<CountingNavigation, Int>(root))
    let first = screen(AccountViewController.self, "1").using(.push()).from(base).assemble()
    let second = screen(BagViewController.self, "2")
      .using(.push()).from(
        first.expectingContainer() as DestinationStep<UINavigationController, Int>)
    let third = screen(SearchViewController.self, "3")
      .using(.push()).from(second.expectingContainer() as DestinationStep<CountingNavigation, Int>)
      .assemble()
    let before = root.updates
    #expect(stage.end(of: third, with: 5) == "built")
    #expect(root.updates.dropFirst(before.count) == ["set 4 true"])
    #expect(
      journal.lines.filter { !$0.hasPrefix("prepare") } == [
        "build 1", "task 1 5", "build 2", "task 2 5", "build 3", "task 3 5",
      ])
    #expect(
      stage.tree == """
        CountingNavigation [visible]
          HomeViewController
          AccountViewController "1"
          BagViewController "2"
          SearchViewController "3" [visible]
        """)
  }

  @Test("Rule 18: a modal arrives with its content")
  func modalWithContent() {
    final class Watching: UINavigationController {
      var contentAtAppearance: Int?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if contentAtAppearance == nil { contentAtAppearance = viewControllers.count }
      }
    }
    let stage = Stage(root: HomeViewController())
    let first = screen(AccountViewController.self, "1").using(.push())
      .from(NavigationControllerStep<Watching, Int>()).using(.present()).from(.current)
    let second = screen(BagViewController.self, "2").using(.push())
      .from(first.expectingContainer() as DestinationStep<Watching, Int>).assemble()
    let outcome = try? stage.go(to: second, with: 1)?.get()
    let presented = outcome?.viewController.navigationController as? Watching
    #expect(presented?.contentAtAppearance == 2)
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          Watching [visible]
            AccountViewController "1"
            BagViewController "2" [visible]
        """)
  }

  @Test("Tabs with a stack with a screen are built in one navigation")
  func nested() {
    let stage = Stage(root: HomeViewController())
    let step = screen(AccountViewController.self, "account").using(.push())
      .from(NavigationControllerStep<UINavigationController, Int>()).using(.addTab())
      .from(TabBarControllerStep()).using(.replaceRoot()).from(.root).assemble()
    #expect(stage.end(of: step, with: 1, animated: false) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            AccountViewController "account" [visible]
        """)
  }

  @Test("Fault 5: a child goes into the new inner stack, not into an outer one of the same class")
  func innerStack() {
    let outer = stack(HomeViewController())
    let stage = Stage(root: outer)
    let step = screen(AccountViewController.self, "account").using(.push())
      .from(NavigationControllerStep<UINavigationController, Int>())
      .using(.present())
      .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Int>(outer)))
      .assemble()
    #expect(stage.end(of: step, with: 1) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          UINavigationController [visible]
            AccountViewController "account" [visible]
        """)
  }

  @Test("A child goes into the container its step names, even while an inner one is being built")
  func outerContainer() {
    let stage = Stage(root: HomeViewController())
    let first = screen(AccountViewController.self, "1").using(.push())
      .from(NavigationControllerStep<UINavigationController, Int>()).using(.addTab())
      .from(TabBarControllerStep()).using(.replaceRoot()).from(.root)
    let second = screen(BagViewController.self, "2").using(.addTab())
      .from(first.expectingContainer() as DestinationStep<UITabBarController, Int>).assemble()
    #expect(stage.end(of: second, with: 1) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController
            AccountViewController "1"
          BagViewController "2" [selected] [visible]
        """)
  }

  @Test("Rule 16: a found screen is shown in its nearest container first, then in the outer ones")
  func revealOrder() {
    let account = AccountViewController()
    let stage = Stage(
      root: tabs(stack(account, BagViewController()), HomeViewController(), selected: 1))
    let found = StepAssembly(
      finder: ClassFinder<AccountViewController, Int>(), factory: NilFactory()
    ).from(.current).assemble()
    #expect(stage.end(of: found, with: 1) == "revealed")
    let shown = stage.recorder.events.compactMap {
      if case .madeVisible(let child, let container) = $0.kind {
        "\(child) in \(container)"
      } else {
        nil
      }
    }
    #expect(
      shown == [
        "AccountViewController in UINavigationController",
        "UINavigationController in UITabBarController",
      ])
  }

  @Test("Fault 2: a complete factory integrates its children in order, each by its own action")
  func completeFactory() {
    let stage = Stage(root: HomeViewController())
    let tabs = StepAssembly(
      finder: NilFinder<UITabBarController, Int>(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(TestFactory<HomeViewController, Int>(name: "1", journal: journal), using: .addTab())
        .with(
          TestFactory<AccountViewController, Int>(name: "2", journal: journal),
          using: .addTab(at: 0)
        )
        .with(
          TestFactory<BagViewController, String>(name: "3", journal: journal), using: .addTab(),
          adapting: InlineContextTransformer { "number \($0)" }
        )
        .adding(TestTask<UITabBarController, Int>(name: "tabs", journal: journal))
        .assemble()
    ).using(.replaceRoot()).from(.root)
    let added = screen(SearchViewController.self, "4").using(.addTab()).from(tabs).assemble()
    #expect(stage.end(of: added, with: 8) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          AccountViewController "2"
          HomeViewController "1"
          BagViewController "3"
          SearchViewController "4" [selected] [visible]
        """)
    #expect(
      journal.lines == [
        "prepare 4", "prepare 4", "prepare 1", "prepare 2", "prepare 3", "prepare tabs", "build 1",
        "build 2", "build 3", "build 4", "task 4 8", "task tabs 8",
      ])
  }

  @Test("Children that a container's factory ignores are integrated afterwards")
  func untakenChildren() {
    struct EmptyStack: ContainerFactory {
      func build(
        with context: Int, integrating children: ChildCoordinator
      ) throws -> UINavigationController {
        stack(HomeViewController())
      }
    }
    let stage = Stage(root: HomeViewController())
    let step = screen(AccountViewController.self, "account").using(.push())
      .from(SingleContainerStep(finder: NilFinder(), factory: EmptyStack()))
      .using(.present()).from(.current).assemble()
    #expect(stage.end(of: step, with: 1) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            HomeViewController
            AccountViewController "account" [visible]
        """)
  }

  @Test("An action that can't be merged is performed on its own")
  func unmerged() {
    let pages = PagesViewController()
    let stage = Stage(root: pages)
    let base = GeneralStep.custom(using: InstanceFinder<PagesViewController, Int>(pages))
    let first = screen(AccountViewController.self, "1").using(AddPage()).from(base)
    let second = screen(BagViewController.self, "2").using(AddPage(canBeMerged: false))
      .from(first.expectingContainer() as DestinationStep<PagesViewController, Int>)
    let third = screen(SearchViewController.self, "3").using(AddPage())
      .from(second.expectingContainer() as DestinationStep<PagesViewController, Int>).assemble()
    #expect(stage.end(of: third, with: 1) == "built")
    let updates = stage.recorder.events.compactMap {
      if case .integrated(let step, _) = $0.kind { step.screen.description } else { nil }
    }
    #expect(updates == ["AccountViewController", "BagViewController", "SearchViewController"])
    #expect(pages.shown == 2)
    #expect(pages.pages.map(\.title) == ["1", "2", "3"])
  }

  @Test("Rule 17: each screen is built with the context of its own step")
  func contexts() {
    let stage = Stage(root: HomeViewController())
    let list = StepAssembly(
      finder: NilFinder<BagViewController, String?>(),
      factory: TestFactory<BagViewController, String?>(name: "list", journal: journal)
    ).adding(TestTask<BagViewController, String?>(name: "list", journal: journal))
      .using(.push())
      .from(
        ChainAssembly.from(NavigationControllerStep<UINavigationController, Void>())
          .using(.present()).from(.current)
          .adaptingContext(using: InlineContextTransformer<String?, Void> { _ in })
      ).assemble()
    let stackOfList: DestinationStep<UINavigationController, String?> = list.expectingContainer()
    let city = screen(AccountViewController.self, "city").using(.push())
      .from(
        stackOfList.adaptingContext(using: InlineContextTransformer<Int, String?> { "city \($0)" })
      ).assemble()
    #expect(stage.end(of: city, with: 3) == "built")
    #expect(
      journal.lines.filter { $0.hasPrefix("task") } == [
        "task list Optional(\"city 3\")", "task city 3",
      ])
  }

  @Test("Rule 16: only the last movement is animated")
  func lastMovementOnly() {
    final class Watching: UINavigationController {
      var pops: [Bool] = []
      override func popToViewController(
        _ viewController: UIViewController, animated: Bool
      ) -> [UIViewController]? {
        pops.append(animated)
        return super.popToViewController(viewController, animated: animated)
      }
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals.append(flag)
        super.dismiss(animated: flag, completion: completion)
      }
      var dismissals: [Bool] = []
    }
    let root = Watching()
    let bag = BagViewController()
    root.viewControllers = [bag, AccountViewController()]
    let stage = Stage(root: root)
    stage.present(LoginViewController(), on: root)
    let found = StepAssembly(finder: ClassFinder<BagViewController, Int>(), factory: NilFactory())
      .from(.current).assemble()
    #expect(stage.end(of: found, with: 1) == "revealed")
    #expect(root.dismissals == [false])
    #expect(root.pops == [true])
    #expect(stage.end(of: found, with: 1) == "alreadyVisible")
    #expect(root.pops == [true])
  }

  @Test("Rule 23: post tasks run in order, and each gets the routing stack")
  func postTasks() {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    func noting<Shown: UIViewController>(
      _ name: String, _: Shown.Type
    ) -> InlinePostTask<Shown, Int> {
      InlinePostTask { [journal] _, context, stack in
        journal.note("post \(name) \(context) \(stack.map { "\(type(of: $0))" })")
      }
    }
    let step = StepAssembly(
      finder: NilFinder<BagViewController, Int>(), factory: ClassFactory()
    ).adding(noting("bag", BagViewController.self)).using(.push())
      .from(
        NavigationControllerStep<ShopNavigation, Int>().adding(
          noting("stack", ShopNavigation.self))
      ).using(.present()).from(GeneralStep.root()).assemble()
    stage.go(to: step, with: 2)
    let routingStack = #"["UINavigationController", "ShopNavigation", "BagViewController"]"#
    #expect(journal.lines == ["post stack 2 \(routingStack)", "post bag 2 \(routingStack)"])
  }

  @Test("A container keeps the screens of its configuration, and the chain's come after them")
  func configuredContainers() {
    let stage = Stage(root: HomeViewController())
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
    let stackStep = NavigationControllerStep<UINavigationController, Void> {
      $0.viewControllers = [AccountViewController()]
    }
    let tabsStep = TabBarControllerStep<UITabBarController, Void> {
      $0.viewControllers = [AccountViewController()]
    }
    let pushed = bag.using(.push()).from(stackStep).using(.present()).from(.root).assemble()
    #expect(stage.end(of: pushed, with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            AccountViewController
            BagViewController [visible]
        """)
    let added = bag.using(.addTab()).from(tabsStep).using(.present()).from(.root).assemble()
    #expect(stage.end(of: added, with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UITabBarController [visible]
            AccountViewController
            BagViewController [selected] [visible]
        """)
  }

  @Test("Rule 24: a failure says what was dismissed and brought to the front before it")
  func progress() {
    let root = stack(HomeViewController())
    let stage = Stage(root: tabs(stack(AccountViewController()), root, selected: 0))
    stage.present(LoginViewController(), on: root.tabBarController ?? root)
    let failing = StepAssembly(
      finder: NilFinder<BagViewController, Int>(),
      factory: InlineFactory<BagViewController, Int> { _ in throw Refusal() },
      fileID: "Shop/Routes.swift", line: 8
    ).using(.push())
      .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Int>(root)))
      .assemble()
    let error = stage.go(to: failing, with: 1)?.failure
    #expect(
      error?.description
        == "The factory of the step of BagViewController at Shop/Routes.swift:8 threw: refused by "
        + "the test. By then it had dismissed LoginViewController, revealed UINavigationController."
    )
    #expect(error?.progress.dismissed.map(\.description) == ["LoginViewController"])
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController
            AccountViewController
          UINavigationController [selected] [visible]
            HomeViewController [visible]
        """)
  }

  @Test("Rule 24: a failure says what was brought to the front, even if nothing was dismissed")
  func progressOfReveal() {
    let root = stack(HomeViewController())
    let stage = Stage(root: tabs(AccountViewController(), root))
    let failing = StepAssembly(
      finder: NilFinder<BagViewController, Int>(),
      factory: InlineFactory<BagViewController, Int> { _ in throw Refusal() },
      fileID: "Shop/Routes.swift", line: 8
    ).using(.push())
      .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Int>(root)))
      .assemble()
    let error = stage.go(to: failing, with: 1)?.failure
    #expect(
      error?.description
        == "The factory of the step of BagViewController at Shop/Routes.swift:8 threw: refused by "
        + "the test. By then it had revealed UINavigationController.")
    #expect(error?.progress.isEmpty == false)
  }
}

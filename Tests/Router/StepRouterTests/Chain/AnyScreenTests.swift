import PortableUIKit
import StepRouter
import Testing

/// Screens whose base is chosen only while the app runs.
@MainActor @Suite("A screen that can stand on any base", .onDevice)
struct AnyScreenTests {
  let journal = Journal()

  var product: StepChain<UINavigationController, ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(TestGuard<Int>(name: "login", journal: journal))
    .adding(ContextSettingTask())
    .using(.push())
  }

  private func go(_ stage: Stage, to target: Target) -> String {
    var end = "unfinished"
    stage.router.navigate(to: target) { result in
      switch result {
      case .success(let outcome): end = outcome.kind.rawValue
      case .failure(let error): end = "\(error)"
      }
    }
    stage.device.runUntilIdle()
    return end
  }

  @Test("The base is the host if it has the class the action needs")
  func base() {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    #expect(go(stage, to: product.with(42).from(.viewController(root))) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ProductViewController "Product 42" [visible]
        """)
    #expect(journal.lines.contains("guard login"))
  }

  @Test("If the base has another class, its nearest ancestor of the right class is the host")
  func ancestor() {
    let home = HomeViewController()
    let stage = Stage(root: tabs(stack(home), AccountViewController()))
    #expect(go(stage, to: product.with(42).from(.viewController(home))) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            ProductViewController "Product 42" [visible]
          AccountViewController
        """)
  }

  @Test("The host may be a container that the base is only going to be integrated into")
  func pending() {
    let bag = StepAssembly(
      finder: ClassFinder<BagViewController, String>(), factory: ClassFactory()
    )
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present())
    .with("bag")
    let stage = Stage(root: HomeViewController())
    #expect(go(stage, to: product.with(42).from(bag.from(.current()))) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            BagViewController
            ProductViewController "Product 42" [visible]
        """)
  }

  @Test("If neither the base nor an ancestor fits, an error says so, and nothing moves")
  func mismatch() {
    let stage = Stage(root: HomeViewController())
    let place = CodeLocation()
    let target = product.with(42).from(.root())
    #expect(
      go(stage, to: target) == """
        The step of ProductViewController at StepRouterTests/AnyScreenTests.swift:11 needs a \
        UINavigationController as its host, but the step of UIViewController at \(place.below(1)) \
        provides a HomeViewController that isn't inside one. Embed the base in such a container, \
        or use '.present()'.
        """)
    #expect(stage.tree == "HomeViewController [visible]")
    #expect(journal.lines == ["prepare login"])
  }

  @Test("One screen can stand on several bases, which don't affect one another")
  func reused() {
    let home = HomeViewController()
    let account = AccountViewController()
    let stage = Stage(root: tabs(stack(home), stack(account)))
    let screen = StepAssembly(
      finder: NilFinder(), factory: ClassFactory<SearchViewController, Int>()
    )
    .using(.push())
    .with(1)
    let onAccount = screen.from(.viewController(account))
    let onHome = screen.from(.viewController(home))
    #expect(go(stage, to: screen.from(onHome)) == "built")
    #expect(go(stage, to: onAccount) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController
            HomeViewController
            SearchViewController
            SearchViewController
          UINavigationController [selected] [visible]
            AccountViewController
            SearchViewController [visible]
        """)
  }

  @Test("A screen that's never built is found in its base")
  func neverBuilt() {
    let home = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .with(())
    let tabs = StepAssembly(
      finder: ClassFinder<UITabBarController, Int>(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<AccountViewController, Int>(), using: .addTab())
        .with(ClassFactory<HomeViewController, Int>(), using: .addTab())
        .assemble()
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
    let stage = Stage(root: UIViewController())
    #expect(go(stage, to: home.from(tabs.with(1))) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          AccountViewController
          HomeViewController [selected] [visible]
        """)
    #expect(go(stage, to: home.from(tabs.with(1))) == "alreadyVisible")
  }

  @Test("A view controller isn't kept alive as a base, and once it has gone the base isn't found")
  func gone() {
    let stage = Stage(root: HomeViewController())
    let place = CodeLocation()
    let base = { Target.viewController(AccountViewController()) }()
    let step = StepReference(screen: TypeName(AccountViewController.self), location: place.below(1))
    let finder = TypeName(InstanceFinder<AccountViewController, Void>.self)
    #expect(
      go(stage, to: base)
        == "\(RoutingError.startNotFound(step, reason: .notFound(finder: finder)))")
    #expect(stage.tree == "HomeViewController [visible]")
  }
}

import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite(
  "Rule 22: a navigation that needs no waiting is done when `navigate` returns", .onDevice)
struct SynchronousTests {
  @Test("An app can set up its root before its first frame")
  func root() {
    let stage = Stage(root: nil)
    stage.window.rootViewController = UIViewController()
    let tabs = StepAssembly(finder: ClassFinder<UITabBarController, Void>(), factory: tabsFactory)
      .using(.replaceRoot()).from(.root).assemble()
    var kind: NavigationKind?
    stage.router.navigate(to: tabs) { kind = try? $0.get().kind }
    #expect(kind == .built)
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController [selected] [visible]
          AccountViewController
        """)
    stage.window.makeKeyAndVisible()
    stage.device.runUntilIdle()
    #expect(stage.device.warnings == [])
  }

  @Test("A push without animation and its post task are done when `navigate` returns")
  func push() {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    var order: [String] = []
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).adding(
      InlinePostTask<AccountViewController, Void> { screen, _, routingStack in
        order.append("post task \(screen.isViewLoaded) \(routingStack.count)")
      }
    ).using(.push())
      .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(root)))
      .assemble()
    let navigation = stage.router.navigate(to: account, animated: false) { _ in
      order.append("completion")
    }
    order.append("returned")
    #expect(order == ["post task true 2", "completion", "returned"])
    #expect(navigation.isFinished)
  }

  @Test("When `navigate` returns, going back without animation is done, on screen too")
  func back() {
    let home = HomeViewController()
    let stage = Stage(root: stack(home, AccountViewController()))
    var kind: NavigationKind?
    stage.router.navigate(
      to: GeneralStep.custom(using: ClassFinder<HomeViewController, Void>()), animated: false
    ) { kind = try? $0.get().kind }
    #expect(kind == .revealed)
    #expect(home.viewIfLoaded?.window === stage.window)
  }

  @Test(
    "A screen that is already visible needs no waiting, animated or not", arguments: [true, false])
  func visible(animated: Bool) {
    let stage = Stage(root: HomeViewController())
    let home = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .from(.current).assemble()
    var kind: NavigationKind?
    stage.router.navigate(to: home, animated: animated) { kind = try? $0.get().kind }
    #expect(kind == .alreadyVisible)
  }

  private var tabsFactory: CompleteFactory<UITabBarController, Void> {
    CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
      .with(ClassFactory<AccountViewController, Void>(), using: .addTab())
      .assemble()
  }
}

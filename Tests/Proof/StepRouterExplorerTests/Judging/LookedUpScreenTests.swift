import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A screen that is built with its tabs, and that the router finds once they're there.
@MainActor
@Suite(.headlessOnly) struct LookedUpScreenTests {
  @Test("A screen that the router finds after building needn't be in the plan")
  func lookedUp() async {
    let exploration = await explorer.replay([], asking: "account")
    #expect(exploration.trials.map(\.outcome) == [.built])
    #expect(exploration.findings.map(\.description) == [])
  }

  private let explorer = Explorer { window in
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Void>()
    )
    .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
    .with(ClassFactory<AccountViewController, Void>(), using: .addTab())
    .assemble()
    let tabs = StepAssembly(finder: ClassFinder<UITabBarController, Void>(), factory: factory)
      .using(.replaceRoot()).from(.root).assemble()
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    ).from(tabs).assemble()
    window.rootViewController = LoginViewController()
    window.makeKeyAndVisible()
    return ExploredApp(
      router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
      destinations: [ExploredDestination("account", account)])
  }
}

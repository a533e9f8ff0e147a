import PortableUIKit
import StepRouter

extension Routes {
  var home: DestinationStep<HomeViewController, Void> { root() }

  var account: DestinationStep<AccountViewController, Void> { root() }

  /// The root of a tab. This step never builds it, because it comes with the tabs.
  private func root<Root: UIViewController>() -> DestinationStep<Root, Void> {
    StepAssembly(finder: ClassFinder<Root, Void>(), factory: NilFactory())
      .from(tabs)
      .assemble()
  }

  private var tabs: DestinationStep<UITabBarController, Void> {
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Void>()
    )
    .with(tab("Home", root: makeHome), using: .addTab())
    .with(tab("Account", root: AccountViewController.init), using: .addTab())
    .assemble()
    return StepAssembly(finder: ClassFinder<UITabBarController, Void>(), factory: factory)
      .using(.replaceRoot())
      .from(.root)
      .assemble()
  }

  private func tab(
    _ title: String, root: @escaping @MainActor () -> UIViewController
  ) -> CompleteFactory<UINavigationController, Void> {
    CompleteFactoryAssembly(
      factory: NavigationControllerFactory<UINavigationController, Void> { $0.title = title }
    )
    .with(InlineFactory { (_: Void) in root() }, using: .push())
    .assemble()
  }

  private func makeHome() -> HomeViewController {
    HomeViewController()
  }
}

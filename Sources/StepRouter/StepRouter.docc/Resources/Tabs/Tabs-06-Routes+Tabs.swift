import PortableUIKit
import StepRouter

extension Routes {
  var home: DestinationStep<HomeViewController, Void> { root() }

  var account: DestinationStep<AccountViewController, Void> { root() }

  /// The root of a tab. It is never built by itself: it comes with the tabs.
  private func root<Root: UIViewController, Context>() -> DestinationStep<Root, Context> {
    StepAssembly(finder: ClassFinder<Root, Context>(), factory: NilFactory())
      .from(tabs())
      .assemble()
  }

  private func tabs<Context>() -> DestinationStep<UITabBarController, Context> {
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Context>()
    )
    .with(tab("Home", root: makeHome), using: .addTab())
    .with(tab("Account", root: AccountViewController.init), using: .addTab())
    .assemble()
    return StepAssembly(finder: ClassFinder<UITabBarController, Context>(), factory: factory)
      .using(.replaceRoot())
      .from(.root)
      .assemble()
  }

  private func tab<Context>(
    _ title: String, root: @escaping @MainActor () -> UIViewController
  ) -> CompleteFactory<UINavigationController, Context> {
    CompleteFactoryAssembly(
      factory: NavigationControllerFactory<UINavigationController, Context> { $0.title = title }
    )
    .with(InlineFactory { (_: Context) in root() }, using: .push())
    .assemble()
  }

  private func makeHome() -> HomeViewController {
    HomeViewController()
  }
}

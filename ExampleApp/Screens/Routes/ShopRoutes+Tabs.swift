import PortableUIKit
import StepRouter

extension ShopRoutes {
  /// Makes the drawer with the tabs the window's root, before its first frame. If the window has no
  /// root, it first gets an empty one, because routes start from a view controller.
  public func start(in window: UIWindow) {
    if window.rootViewController == nil { window.rootViewController = UIViewController() }
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    router.navigate(to: home, animated: false, completion: nil)
  }

  /// The root of the app: a drawer with the tabs, and a menu that slides in over them. Nothing in
  /// it depends on a context, so it can be the base of any chain.
  func drawer<Context>() -> DestinationStep<ShopDrawer, Context> {
    let factory = CompleteFactoryAssembly(factory: ShopDrawerFactory<Context>())
      .with(makeTabs(), using: FillDrawer())
      .with(InlineFactory { (_: Context) in makeCategories() }, using: FillDrawer())
      .assemble()
    return StepAssembly(
      finder: ClassFinder<ShopDrawer, Context>(startingPoint: .root), factory: factory
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  }

  /// The tabs, which come with the drawer.
  func tabs<Context>() -> DestinationStep<UITabBarController, Context> {
    StepAssembly(
      finder: ClassFinder<UITabBarController, Context>(startingPoint: .root), factory: NilFactory()
    )
    .from(drawer())
    .assemble()
  }

  private func makeTabs<Context>() -> CompleteFactory<UITabBarController, Context> {
    CompleteFactoryAssembly(
      factory: ShopTabsFactory<Context>(routes: self)
    )
    .with(tab("Home", image: "house", root: makeHome), using: .addTab())
    .with(tab("Search", image: "magnifyingglass", root: makeSearch), using: .addTab())
    .with(tab("Account", image: "person", root: makeAccount), using: .addTab())
    .assemble()
  }

  /// The navigation stack of the tab with this root.
  func stack<Root: UIViewController, Context>(
    of root: Root.Type
  ) -> DestinationStep<UINavigationController, Context> {
    StepAssembly(finder: StackFinder<Root, Context>(), factory: NilFactory())
      .from(tabs())
      .assemble()
  }

  private func tab<Context>(
    _ title: String, image: String, root: @escaping @MainActor () -> UIViewController
  ) -> CompleteFactory<UINavigationController, Context> {
    CompleteFactoryAssembly(
      factory: NavigationControllerFactory<UINavigationController, Context> { stack in
        stack.title = title
        stack.tabBarItem.image = UIImage(systemName: image)
      }
    )
    .with(
      InlineFactory { (_: Context) in
        let screen = root()
        screen.title = title
        return screen
      }, using: .push()
    )
    .assemble()
  }
}

/// Finds the navigation controller with this root.
struct StackFinder<Root: UIViewController, Context>: StackIteratingFinder {
  func isTarget(_ stack: UINavigationController, with context: Context) -> Bool {
    stack.viewControllers.first is Root
  }
}

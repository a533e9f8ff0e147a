import PortableUIKit
import StepRouter
import StepRouterExplorer

/// An app with everything that a route may meet: tabs, stacks, its own container, sheets, covers,
/// presentations within a tab, alerts, locked screens, another root.
@MainActor
struct Labyrinth {
  let router: DefaultRouter

  static var explorer: Explorer {
    Explorer { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let labyrinth = Labyrinth(router: router)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      router.navigate(to: labyrinth.home, animated: false, completion: nil)
      return ExploredApp(router: router, destinations: labyrinth.destinations)
    }
  }

  var destinations: [ExploredDestination] {
    [
      ExploredDestination("home", home),
      ExploredDestination("room 1", room, with: 1),
      ExploredDestination("room 2", room, with: 2),
      ExploredDestination("page 1", page, with: 1),
      ExploredDestination("page 2", page, with: 2),
      ExploredDestination("page 7", newPage, with: 7),
      ExploredDestination("hall", hall).removingNothing(),
      ExploredDestination("tower", tower),
      ExploredDestination("cellar", cellar),
      ExploredDestination("annex", annex),
      ExploredDestination("gate", gate),
    ]
  }

  /// The tabs, built wherever the root is another one.
  func tabs<Context>() -> DestinationStep<UITabBarController, Context> {
    StepAssembly(
      finder: ClassFinder<UITabBarController, Context>(startingPoint: .root),
      factory: CompleteFactoryAssembly(
        factory: TabBarControllerFactory<UITabBarController, Context>()
      )
      .with(stack("Home") { LabyrinthHome() }, using: .addTab())
      .with(stack("Rooms") { LabyrinthScreen() }, using: .addTab())
      .with(InlineFactory { (_: Context) -> LabyrinthBook in Self.makeBook() }, using: .addTab())
      .assemble()
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  }

  private func stack<Context>(
    _ title: String, root: @escaping @MainActor () -> UIViewController
  ) -> CompleteFactory<UINavigationController, Context> {
    CompleteFactoryAssembly(
      factory: NavigationControllerFactory<UINavigationController, Context> { $0.title = title }
    )
    .with(InlineFactory { (_: Context) -> UIViewController in root() }, using: .push())
    .assemble()
  }

  private static func makeBook() -> LabyrinthBook {
    let book = LabyrinthBook()
    book.title = "Book"
    book.set(
      [1, 2].map { id in
        let page = LabyrinthPage()
        page.id = id
        return page
      })
    return book
  }

  func stack<Context>(titled title: String) -> DestinationStep<UINavigationController, Context> {
    StepAssembly(
      finder: InlineStackIteratingFinder { (stack: UINavigationController, _: Context) in
        stack.title == title
      }, factory: NilFactory()
    )
    .from(tabs())
    .assemble()
  }
}

import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Tabs in groups, in the bar and in the sidebar.
@MainActor
@Suite(.headlessOnly) struct GroupMoveTests {
  @available(iOS 18.0, *)
  @Test("A tab that its group's stack doesn't show is neither a leak nor missing")
  func waiting() async {
    let explorer = Explorer(shapes: [.compact, .regular]) { window in
      let group = UITabGroup(
        title: "Library", image: nil, identifier: "library",
        children: ["Albums", "Artists"].map { title in
          UITab(title: title, image: nil, identifier: title) { _ in
            ProductViewController().titled(title)
          }
        }
      ) { _ in HomeViewController().titled("Library") }
      group.managingNavigationController = UINavigationController()
      let account = UITab(title: "Account", image: nil, identifier: "account") { _ in
        AccountViewController().titled("Account")
      }
      window.rootViewController = UITabBarController(tabs: [account, group])
      window.makeKeyAndVisible()
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    let exploration = await explorer.run(depth: 2)
    let moves = exploration.states.map(\.moves)
    #expect(moves.contains([.tab("Library")]))
    #expect(moves.contains([.resize(.regular), .tab("Artists")]))
    #expect(exploration.findings == [])
  }

  /// Selects a tab of a group, even a hidden one.
  @available(iOS 18.0, *)
  private struct SelectTab: Action {
    let identifier: String

    func perform(
      with viewController: UIViewController, on host: UITabBarController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      host.selectedTab = host.tab(forIdentifier: identifier)
      (host.selectedViewController as? UINavigationController)?
        .pushViewController(viewController, animated: false)
      completion(.success)
    }
  }

  @available(iOS 18.0, *)
  @Test(
    "The explorer reports a request that selects a hidden tab of a group", arguments: [true, false])
  func hidden(isHidden: Bool) async {
    let explorer = Explorer { window in
      let artists = UITab(title: "Artists", image: nil, identifier: "artists") { _ in
        ProductViewController().titled("Artists")
      }
      artists.isHidden = isHidden
      let group = UITabGroup(
        title: "Library", image: nil, identifier: "library", children: [artists])
      group.managingNavigationController = UINavigationController()
      let account = UITab(title: "Account", image: nil, identifier: "account") { _ in
        AccountViewController().titled("Account")
      }
      window.rootViewController = UITabBarController(tabs: [account, group])
      window.makeKeyAndVisible()
      let artist = StepAssembly(
        finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory()
      )
      .using(SelectTab(identifier: "artists"))
      .from(
        StepAssembly(finder: ClassFinder<UITabBarController, Void>(), factory: NilFactory())
          .from(.root).assemble()
      )
      .assemble()
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      return ExploredApp(router: router, destinations: [ExploredDestination("artist", artist)])
    }
    let exploration = await explorer.run(depth: 0)
    let problems = exploration.trials.flatMap { $0.problems.map { $0.description } }
    #expect(
      problems
        == (isHidden
          ? ["hiddenTabShown: It has ended in the tab “Artists”, which is hidden."] : []))
  }
}

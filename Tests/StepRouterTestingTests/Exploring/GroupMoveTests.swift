import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

/// Tabs in groups, in the bar and in the sidebar.
@MainActor
@Suite(.headlessOnly) struct GroupMoveTests {
  @Test("A tab that its group's stack does not show now is neither leaked nor gone")
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
}

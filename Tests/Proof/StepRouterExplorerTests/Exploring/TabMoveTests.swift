import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Tabs of both kinds, in the bar, behind More and in the sidebar.
@MainActor
@Suite(.headlessOnly) struct TabMoveTests {
  private func exploration(
    shapes: Set<WindowShape> = [.compact], depth: Int = 2,
    _ fill: @escaping @MainActor (UITabBarController) -> Void
  ) async -> Exploration {
    let explorer = Explorer(shapes: shapes) { window in
      let tabs = UITabBarController()
      fill(tabs)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    return await explorer.run(depth: depth)
  }

  @available(iOS 18.0, *)
  private static func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in UIViewController().titled(name) }
  }

  @available(iOS 18.0, *)
  private static func group(_ name: String, _ children: String...) -> UITabGroup {
    let group = UITabGroup(
      title: name, image: nil, identifier: name, children: children.map(tab)
    ) { _ in UIViewController().titled(name) }
    group.managingNavigationController = UINavigationController()
    return group
  }

  @available(iOS 18.0, *)
  @Test("The user taps root tabs in a bar, and goes back in a group's stack")
  func bar() async {
    let exploration = await exploration {
      $0.tabs = [Self.tab("Home"), Self.group("Library", "Songs", "Films")]
    }
    #expect(
      exploration.states.map(\.moves) == [
        [], [.tab("Library")], [.tab("Library"), .tab("Home")],
        [.tab("Library"), .tab("Library")],
      ])
    #expect(exploration.findings == [])
  }

  @available(iOS 18.0, *)
  @Test("The user taps tabs of groups in a visible sidebar")
  func sidebar() async {
    let exploration = await exploration(shapes: [.regular], depth: 1) {
      $0.tabs = [Self.tab("Home"), Self.group("Library", "Songs", "Films")]
    }
    #expect(exploration.states.map(\.moves) == [[], [.tab("Library")], [.tab("Films")]])
    #expect(exploration.findings == [])
  }

  @available(iOS 18.4, *)
  @Test("The user can't tap a hidden or disabled tab")
  func untouchable() async {
    let exploration = await exploration(depth: 1) { tabs in
      tabs.tabs = ["Home", "Bag", "Search", "Account"].map(Self.tab)
      tabs.tabs[1].isHidden = true
      tabs.tabs[2].isEnabled = false
    }
    #expect(exploration.states.map(\.moves) == [[], [.tab("Account")]])
  }

  @available(iOS 18.0, *)
  @Test("The user finds tabs that don't fit behind More", arguments: [true, false])
  func more(areTabs: Bool) async {
    let names = ["A", "B", "C", "D", "E", "F"]
    let exploration = await exploration { tabs in
      if areTabs {
        tabs.tabs = names.map(Self.tab)
      } else {
        tabs.viewControllers = names.map { UIViewController().titled($0) }
      }
    }
    #expect(
      exploration.states.map(\.moves) == [
        [], [.tab("B")], [.tab("C")], [.tab("D")], [.tab("More")], [.tab("E")], [.tab("F")],
      ])
    #expect(exploration.findings == [])
    // Six tabs and More in every state, two rows in front of More's list, and in each row's state
    // Back, a swipe back that is taken back, and the escape gesture.
    #expect(exploration.moveCount == 7 * 7 + 2 + 2 * 3)
  }
}

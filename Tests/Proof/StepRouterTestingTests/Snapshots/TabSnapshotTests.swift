import PortableUIKit
import StepRouterTesting
import Testing

@MainActor
@Suite(.headlessOnly) struct TabSnapshotTests {
  @available(iOS 18.0, *)
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in UIViewController().titled(name) }
  }

  @available(iOS 18.0, *)
  @Test("Tabs list their view controllers in order, and a group its stack")
  func tabs() {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "Library", children: [tab("Songs"), tab("Films")]
    ) { _ in UIViewController().titled("Library") }
    group.managingNavigationController = UINavigationController()
    let stage = Stage { UITabBarController(tabs: [tab("Home"), group, tab("Account")]) }

    stage.run {
      let tabs = stage.window.rootViewController as? UITabBarController
      tabs?.selectedTab = group.children[1]
    }

    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController [visible]
          UIViewController "Home"
          UINavigationController [selected] [visible]
            UIViewController "Library"
            UIViewController "Films" [visible]
          UIViewController "Account"
        """)
  }

  @available(iOS 18.0, *)
  @Test("The view controller of a tab in a group without a stack is listed in the group's place")
  func groupWithoutStack() {
    let inner = UITabGroup(
      title: "Music", image: nil, identifier: "Music", children: [tab("Songs"), tab("Albums")])
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "Library", children: [inner, tab("Films")])
    let stage = Stage { UITabBarController(tabs: [tab("Home"), group, tab("Account")]) }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController [visible]
          UIViewController "Home" [selected] [visible]
          UIViewController "Songs"
          UIViewController "Account"
        """)

    stage.run {
      let tabs = stage.window.rootViewController as? UITabBarController
      tabs?.selectedTab = group.children[1]
    }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController [visible]
          UIViewController "Home"
          UIViewController "Films" [selected] [visible]
          UIViewController "Account"
        """)
  }

  @available(iOS 18.0, *)
  @Test(
    "A view controller that More shows is listed in its place among the tabs",
    arguments: [true, false])
  func more(areTabs: Bool) {
    let names = ["A", "B", "C", "D", "E", "F"]
    let stage = Stage {
      guard !areTabs else { return UITabBarController(tabs: names.map(tab)) }
      let tabs = UITabBarController()
      tabs.viewControllers = names.map { UIViewController().titled($0) }
      return tabs
    }
    let tabs = stage.window.rootViewController as? UITabBarController
    let others = ["A", "B", "C", "D"].map { "  UIViewController \"\($0)\"\n" }.joined()

    stage.run { tabs?.selectedIndex = 4 }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController [visible]
        \(others)  UIViewController "E" [selected] [visible]
          UIViewController "F"
        """)

    if let tabs { stage.run { stage.device.user.selectTab(at: 4, in: tabs) } }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController [visible]
        \(others)  UIViewController "E"
          UIViewController "F"
          UIMoreNavigationController [selected] [visible]
            UIMoreListController "More" [visible]
        """)
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Misuse of tabs", .simulated, .standInOnly) struct TabMisuseTests {
  @available(iOS 18.0, *)
  @Test("M34: tapping an item that no view controller has any more")
  func m34() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b")
    stage.controller.tabs = tabs
    await stage.show()
    let item = stage.controller.tabBar.items?.last
    tabs[1].viewController?.tabBarItem = UITabBarItem(title: "mine", image: nil, tag: 0)

    #expect(!stage.stage.simulation.selectTab(at: 1, in: stage.controller))

    #expect(
      stage.stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M34", name: "NSInternalInconsistencyException",
          reason: "Inconsistency in UITabBar items and view controllers detected. No view "
            + "controller matches the UITabBarItem '\(item.map(described) ?? "")'.")
      ])
    #expect(stage.takeNews() == [])
    #expect(stage.controller.selectedIndex == 0)
  }

  @available(iOS 18.0, *)
  @Test("M20: selecting a view controller that no root tab shows")
  func m20() {
    let stage = TabStage()
    let children = stage.tabs("l")
    let group = stage.group("g", children)
    stage.controller.tabs = [stage.tab("a"), group]
    let refused = [
      UIViewController(), children[0].viewController, stage.controller.moreNavigationController,
    ].compactMap { $0 }

    for one in refused { stage.controller.selectedViewController = one }

    #expect(stage.stage.simulation.takeMisuses().map(\.rule) == ["M20", "M20", "M20"])
    #expect(stage.controller.selectedIndex == 0)
    stage.controller.selectedViewController = group.viewController
    #expect(stage.controller.selectedTab === children[0])
  }

  @available(iOS 18.0, *)
  @Test("M37: setting a tab whose view controller is the tab bar controller itself")
  func m37() {
    let stage = TabStage()
    let a = stage.tab("a")
    stage.controller.tabs = [a]
    let controller = stage.controller

    controller.tabs = [UITab(title: "x", image: nil, identifier: "x") { _ in controller }]

    #expect(stage.stage.simulation.takeMisuses().map(\.rule) == ["M37"])
    #expect(controller.tabs == [a])
  }
}

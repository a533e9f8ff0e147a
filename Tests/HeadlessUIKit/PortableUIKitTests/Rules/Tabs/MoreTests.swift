import PortableUIKit
import Testing

@MainActor @Suite("Tabs that don't fit", .simulated, .standInOnly) struct MoreTests {
  let stage = Stage()

  private func show(
    _ tabs: UITabBarController, _ width: UIUserInterfaceSizeClass = .compact
  ) async -> UIWindow {
    let window = stage.simulation.makeWindow()
    stage.simulation.resize(window, to: CGSize(width: width == .regular ? 1000 : 390, height: 844))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    await stage.settle()
    _ = stage.log.take()
    return window
  }

  @Test("Rule 56: the fifth item is More, and its list shows the remaining tabs")
  func rule56More() async {
    let all = stage.screens("A", "B", "C", "D", "E", "F")
    for one in all { one.title = one.name }
    let tabs = RecordingTabs(all)
    let delegate = TabsDelegate(stage.log)
    tabs.delegate = delegate
    let window = await show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])

    #expect(stage.simulation.selectTab(at: 4, in: tabs))
    await stage.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    let list = tabs.moreNavigationController.topViewController as? UITableViewController
    #expect(list?.tableView.visibleCells.map { $0.textLabel?.text } == ["E", "F"])
    #expect(all.allSatisfy { $0.parent === tabs })

    stage.simulation.selectRow(1, behindMoreOf: tabs)
    await stage.settle()
    #expect(tabs.selectedViewController === all[5])
    #expect(tabs.selectedIndex == 5)
    #expect(all[5].parent === tabs.moreNavigationController)
    #expect(all[5].tabBarController === tabs)
    #expect(all[5].view.window === window)
    #expect(tabs.viewControllers == all)

    stage.simulation.pressBack(in: tabs.moreNavigationController)
    await stage.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(all[5].parent === tabs)
    #expect(
      stage.log.take().filter { $0.contains("Select") } == [
        "shouldSelect(UIMoreNavigationController)", "didSelect(UIMoreNavigationController)",
      ])
  }

  @Test("Rule 56: selecting a tab that doesn't fit pushes it on More's list, even a stack")
  func rule56Code() async {
    let all = stage.screens("A", "B", "C", "D", "E")
    let root = stage.screen("F")
    let stack = RecordingStack([root], log: stage.log)
    let tabs = RecordingTabs(all + [stack])
    let window = await show(tabs)

    tabs.selectedViewController = stack
    #expect(tabs.selectedViewController === stack)
    await stage.settle()
    #expect(tabs.moreNavigationController.topViewController === stack)
    #expect(root.view.window === window)
    #expect(
      stage.log.take().filter { $0.hasPrefix("A.") } == [
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
      ])

    stage.simulation.pressBack(in: stack)
    await stage.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(stack.parent === tabs)

    tabs.selectedIndex = 0
    await stage.settle()
    #expect(all[0].view.window === window)
  }

  @available(iOS 18.0, *)
  @Test("Rule 136: selecting More selects no tab, selecting a row of its list does")
  func rule136() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c", "d", "e", "f")
    let (controller, simulation) = (stage.controller, stage.stage.simulation)
    controller.tabs = tabs
    await stage.show()

    simulation.selectTab(at: 4, in: controller)
    await stage.stage.settle()
    #expect(stage.takeNews() == [])
    #expect(controller.selectedTab === tabs[0])
    #expect(controller.selectedViewController === controller.moreNavigationController)
    #expect(controller.selectedIndex == NSNotFound)

    simulation.selectRow(0, behindMoreOf: controller)
    await stage.stage.settle()
    #expect(
      stage.takeNews() == [
        "shouldSelectTab(e) at \(NSNotFound)", "didSelectTab(e, a) at 4",
      ])
    #expect(controller.selectedViewController === tabs[4].viewController)
    #expect(stage.tree == "A B C D F nav[list E]")
    #expect(stage.isSeen(tabs[4].viewController))

    #expect(simulation.select(tabs[5], in: controller))
    await stage.stage.settle()
    #expect(stage.takeNews() == ["shouldSelectTab(f) at \(NSNotFound)", "didSelectTab(f, e) at 5"])
    #expect(stage.tree == "A B C D E nav[list F]")
  }

  @available(iOS 18.0, *)
  @Test("Rule 136: the compact identifiers decide which tabs a narrow bar shows")
  func rule136Compact() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c", "d", "e", "f")
    stage.controller.tabs = tabs
    stage.controller.compactTabIdentifiers = ["b", "a", "f"]
    await stage.show()

    #expect(stage.controller.tabBar.items?.map(\.title) == ["a", "b", "f"])
    await stage.resize(.regular)
    #expect(
      stage.controller.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "e", "f"])
  }

  @available(iOS 18.0, *)
  @Test("Rule 136: a tab selected behind More stays selected when all tabs fit")
  func rule136Resized() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c", "d", "e", "f")
    let controller = stage.controller
    controller.tabs = tabs
    await stage.show()
    controller.selectedTab = tabs[5]
    await stage.stage.settle()
    #expect(stage.tree == "A B C D E nav[list F]")

    await stage.resize(.regular)
    #expect(stage.tree == "A B C D E F")
    #expect(controller.selectedIndex == 5)
    #expect(controller.selectedTab === tabs[5])
    #expect(stage.isSeen(tabs[5].viewController))
    #expect(controller.tabBar.items?.count == 6)

    await stage.resize(.compact)
    #expect(stage.tree == "A B C D E nav[list F]")
    #expect(controller.selectedViewController === tabs[5].viewController)
    #expect(stage.isSeen(tabs[5].viewController))
  }

  @available(iOS 18.0, *)
  @Test("Rule 136: when all tabs fit, More gives way to the tab selected last")
  func rule136MoreResized() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c", "d", "e", "f")
    let controller = stage.controller
    controller.tabs = tabs
    controller.selectedTab = tabs[1]
    await stage.show()
    stage.stage.simulation.selectTab(at: 4, in: controller)
    await stage.stage.settle()

    await stage.resize(.regular)

    #expect(controller.selectedIndex == 1)
    #expect(stage.tree == "A B C D E F")
    #expect(stage.isSeen(tabs[1].viewController))
    #expect(!stage.isSeen(controller.moreNavigationController))
  }

  @available(iOS 18.0, *)
  @Test("Rule 136: hiding a tab makes room for one from behind More")
  func rule136Hidden() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c", "d", "e", "f")
    let controller = stage.controller
    controller.tabs = tabs
    await stage.show()
    controller.selectedTab = tabs[4]
    await stage.stage.settle()

    tabs[1].isHidden = true
    await stage.stage.settle()

    #expect(controller.tabBar.items?.map(\.title) == ["a", "c", "d", "e", "f"])
    #expect(stage.tree == "A B C D E F")
    #expect(controller.selectedTab === tabs[4])
    #expect(stage.isSeen(tabs[4].viewController))
  }

  @Test("A view controller shown behind More can leave the list, or move to another container")
  func leaving() async {
    let all = stage.screens("A", "B", "C", "D", "E", "F")
    let tabs = RecordingTabs(all)
    let window = await show(tabs)
    tabs.selectedIndex = 5
    await stage.settle()

    tabs.viewControllers = Array(all.prefix(5))
    await stage.settle()
    #expect(all[5].parent == nil)
    #expect(!stage.isSeen(all[5]))
    #expect(tabs.children == Array(all.prefix(5)))
    #expect(all.contains { $0.viewIfLoaded?.window === window })

    tabs.viewControllers = all
    tabs.selectedIndex = 4
    await stage.settle()
    let other = UIViewController()
    other.addChild(all[4])
    await stage.settle()
    #expect(all[4].parent === other)
    #expect(tabs.viewControllers?.contains(all[4]) == false)
  }
}

extension Stage {
  fileprivate func isSeen(_ viewController: UIViewController) -> Bool {
    viewController.viewIfLoaded?.window != nil
  }
}

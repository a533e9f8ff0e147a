import PortableUIKit
import Testing

@MainActor @Suite("Tabs of iOS 18: setting them", .simulated) struct TabSettingTests {
  @available(iOS 18.0, *)
  @Test("Rule 124: a provider runs once, when its view controller is first read")
  func rule124() {
    let stage = TabStage()
    let a = stage.tab("a")
    #expect(stage.made == [:])

    let viewController = a.viewController

    #expect(nameOf(viewController) == "A")
    #expect(a.viewController === viewController)
    #expect(viewController?.tab === a)
    #expect(stage.made == ["a": 1])
  }

  @available(iOS 18.0, *)
  @Test("Rule 124: setting tabs runs all their providers, but not again when they come back")
  func rule124Setting() {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b")

    stage.controller.tabs = tabs
    #expect(stage.made == ["a": 1, "b": 1])
    #expect(tabs.allSatisfy { $0.viewController?.isViewLoaded == false })
    stage.controller.tabs = []
    stage.controller.tabs = tabs

    #expect(stage.made == ["a": 1, "b": 1])
    #expect(tabs.allSatisfy { $0.viewController?.tab === $0 })
  }

  @available(iOS 18.4, *)
  @Test("Rule 125: a fresh tab has its defaults, and a removed one has no controller")
  func rule125() async {
    let stage = TabStage()
    let (a, b) = (stage.tab("a"), stage.tab("b"))
    #expect([a.isHidden, a.allowsHiding, a.hasVisiblePlacement] == [false, false, false])
    #expect(a.isEnabled)
    #expect(a.preferredPlacement == .automatic)
    #expect(a.tabBarController == nil)

    stage.controller.tabs = [a, b]
    await stage.show()
    #expect(a.tabBarController === stage.controller)
    #expect(a.hasVisiblePlacement)

    stage.controller.tabs = [b]
    #expect(a.tabBarController == nil)
    #expect(!a.hasVisiblePlacement)
  }

  @available(iOS 18.0, *)
  @Test("Rule 126: new tabs read back at once, and the first one is selected")
  func rule126() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c")
    let controller = stage.controller

    controller.tabs = tabs

    #expect(stage.takeNews() == ["didSelectTab(a, nil) at 0"])
    #expect(controller.viewControllers == nil)
    #expect(controller.selectedTab === tabs[0])
    #expect(controller.selectedIndex == 0)
    #expect(controller.selectedViewController === tabs[0].viewController)
    #expect(controller.tabBar.items?.map(\.title) == ["a", "b", "c"])
    #expect(controller.tabBar.items?.first === tabs[0].viewController?.tabBarItem)
    #expect(controller.tabBar.selectedItem === tabs[0].viewController?.tabBarItem)
    #expect(stage.tree == "A B C")
    #expect(tabs.allSatisfy { $0.viewController?.tabBarController === controller })

    await stage.show()
    #expect(stage.isSeen(tabs[0].viewController))
    #expect(tabs[1].viewController?.isViewLoaded == false)
  }

  @available(iOS 18.0, *)
  @Test("Rule 126: after init(tabs:) the first appearance doesn't call the delegate")
  func rule126Appearance() async {
    let stage = TabStage()
    let controller = UITabBarController(tabs: stage.tabs("a", "b"))
    controller.delegate = stage.book

    let window = await stage.stage.show(controller, keepingLog: true)

    #expect(stage.takeNews() == [])
    #expect(controller.selectedTab?.identifier == "a")
    _ = window
  }

  @available(iOS 18.0, *)
  @Test("Rule 129: new tabs keep the selected one silently, or else select the first")
  func rule129() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c")
    let controller = stage.controller
    controller.tabs = tabs
    controller.selectedTab = tabs[1]
    await stage.show()

    controller.tabs = [tabs[2], tabs[1]]
    #expect(stage.takeNews() == [])
    #expect(controller.selectedIndex == 1)

    controller.tabs = [tabs[2], tabs[0]]
    #expect(stage.takeNews() == ["didSelectTab(c, b) at 0"])
    #expect(controller.selectedViewController === tabs[2].viewController)
    #expect(tabs[1].viewController?.parent == nil)
    await stage.stage.settle()
    #expect(stage.isSeen(tabs[2].viewController))
    #expect(!stage.isSeen(tabs[1].viewController))
  }

  @available(iOS 18.0, *)
  @Test("Rule 129: without any tabs the selection stays, but has no index and no item")
  func rule129Empty() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b")
    let controller = stage.controller
    controller.tabs = tabs
    controller.selectedTab = tabs[1]
    await stage.show()

    controller.tabs = []

    #expect(controller.selectedIndex == NSNotFound)
    #expect(controller.tabBar.items == [])
    #expect(controller.selectedTab === tabs[1])
    #expect(controller.selectedViewController === tabs[1].viewController)
    #expect(stage.tree == "")
    #expect(!stage.isSeen(tabs[1].viewController))
  }

  @available(iOS 18.0, *)
  @Test("Rule 130: a list of view controllers replaces the tabs, and tabs replace the list")
  func rule130() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b")
    let controller = stage.controller
    controller.tabs = tabs
    await stage.show()
    let legacy = stage.stage.screens("X", "Y")

    controller.viewControllers = legacy
    #expect(stage.takeNews() == [])
    #expect(controller.tabs == [])
    #expect(tabs.allSatisfy { $0.tabBarController == nil })
    #expect(tabs.allSatisfy { $0.viewController?.parent == nil })
    #expect(stage.tree == "X Y")
    #expect(controller.viewControllers == legacy)

    controller.tabs = tabs
    #expect(legacy.allSatisfy { $0.parent == nil })
    #expect(controller.viewControllers == nil)
    #expect(stage.tree == "A B")
    #expect(stage.takeNews() == ["didSelectTab(a, nil) at 0"])
  }

  @available(iOS 18.0, *)
  @Test("Rule 130: with a list of view controllers the selected tab is a private one")
  func rule130Private() {
    let controller = UITabBarController()
    let (x, y) = (UIViewController(), UIViewController())
    #expect(controller.selectedTab == nil)
    controller.viewControllers = [x, y]

    #expect(controller.tabs == [])
    #expect(x.tab == nil)
    let first = controller.selectedTab
    #expect(first.flatMap { UUID(uuidString: $0.identifier) } != nil)
    #expect(controller.selectedTab === first)
    controller.selectedViewController = y
    #expect(controller.selectedTab !== first)
  }

  @available(iOS 18.0, *)
  @Test("Rule 131: title and badge go from the tab to its item, but not back")
  func rule131() {
    let stage = TabStage()
    let a = stage.tab("a")
    stage.controller.tabs = [a]
    let item = a.viewController?.tabBarItem

    a.title = "One"
    a.badgeValue = "3"
    #expect(item?.title == "One")
    #expect(item?.badgeValue == "3")

    item?.title = "Item"
    item?.badgeValue = nil
    a.viewController?.title = "Screen"
    #expect(a.title == "One")
    #expect(a.badgeValue == "3")
  }
}

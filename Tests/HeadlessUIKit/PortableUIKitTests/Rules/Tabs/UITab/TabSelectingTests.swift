import PortableUIKit
import Testing

@MainActor @Suite("Tabs of iOS 18: selections in code and by touch", .simulated)
struct TabSelectingTests {
  @available(iOS 18.0, *)
  @Test("Rule 127: three properties select a tab, agree with each other, and call the delegate")
  func rule127() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c")
    let controller = stage.controller
    controller.tabs = tabs
    await stage.show()

    controller.selectedTab = tabs[1]
    #expect(stage.takeNews() == ["didSelectTab(b, a) at 1"])
    #expect(controller.selectedIndex == 1)
    #expect(controller.selectedViewController === tabs[1].viewController)

    controller.selectedIndex = 2
    #expect(stage.takeNews() == ["didSelectTab(c, b) at 2"])
    #expect(controller.selectedTab === tabs[2])

    controller.selectedViewController = tabs[0].viewController
    #expect(stage.takeNews() == ["didSelectTab(a, c) at 0"])
    #expect(controller.selectedTab === tabs[0])

    controller.selectedTab = tabs[0]
    #expect(stage.takeNews() == [])
    await stage.stage.settle()
    #expect(stage.isSeen(tabs[0].viewController))
  }

  @available(iOS 18.0, *)
  @Test("Rule 52: tabs send the same callbacks as a list of view controllers")
  func appearance() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b")
    stage.controller.tabs = tabs
    await stage.show()

    stage.controller.selectedTab = tabs[1]
    await stage.stage.settle()

    #expect(
      stage.takeAppearances() == [
        "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
  }

  @available(iOS 18.0, *)
  @Test(
    "Rule 128: a tap asks the delegate, selects, and tells it, even on the selected tab",
    .standInOnly)
  func rule128() async {
    let stage = TabStage()
    stage.controller.tabs = stage.tabs("a", "b")
    await stage.show()

    for _ in 1...2 {
      stage.stage.simulation.selectTab(at: 1, in: stage.controller)
      await stage.stage.settle()
    }

    #expect(
      stage.takeNews() == [
        "shouldSelectTab(b) at 0", "didSelectTab(b, a) at 1",
        "shouldSelectTab(b) at 1", "didSelectTab(b, b) at 1",
      ])
  }

  @available(iOS 18.0, *)
  @Test(
    "Rule 128: a tap on the selected tab pops its stack, unless the delegate refuses",
    .standInOnly)
  func rule128Pop() async {
    let stage = TabStage()
    let stack = RecordingStack(stage.stage.screens("L", "M"))
    let tab = UITab(title: "n", image: nil, identifier: "n") { _ in stack }
    stage.controller.tabs = [tab, stage.tab("b")]
    await stage.show()

    stage.book.refused = tab
    stage.stage.simulation.selectTab(at: 0, in: stage.controller)
    #expect(names(stack.viewControllers) == "L M")
    #expect(stage.takeNews() == ["shouldSelectTab(n) at 0"])

    stage.book.refused = nil
    stage.stage.simulation.selectTab(at: 0, in: stage.controller)
    await stage.stage.settle()
    #expect(names(stack.viewControllers) == "L")
  }

  @available(iOS 18.0, *)
  @Test("Rule 128: a tab that the delegate refuses isn't selected", .standInOnly)
  func rule128Refused() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b")
    stage.controller.tabs = tabs
    await stage.show()
    stage.book.refused = tabs[1]

    stage.stage.simulation.selectTab(at: 1, in: stage.controller)
    await stage.stage.settle()

    #expect(stage.takeNews() == ["shouldSelectTab(b) at 0"])
    #expect(stage.controller.selectedTab === tabs[0])
    #expect(tabs[1].viewController?.isViewLoaded == false)
  }

  @available(iOS 18.0, *)
  @Test(
    "A tab that leaves while the delegate is being asked about it isn't selected", .standInOnly,
    arguments: ["tabs", "a list", "nothing"])
  func goneWhileAsked(next: String) async {
    let stage = TabStage()
    let controller = stage.controller
    controller.tabs = stage.tabs("a", "b")
    await stage.show()
    stage.book.whenAsked = {
      switch next {
      case "tabs": controller.tabs = stage.tabs("c", "d")
      case "a list": controller.viewControllers = stage.stage.screens("C", "D")
      default: controller.tabs = []
      }
    }

    #expect(stage.stage.simulation.selectTab(at: 1, in: controller))
    await stage.stage.settle()

    #expect(stage.tree == (next == "nothing" ? "" : "C D"))
    #expect(stage.takeNews().contains("didSelectTab(b, a) at 1") == false)
  }

  @available(iOS 18.4, *)
  @Test("A hidden tab isn't in the bar, and a disabled one can't be tapped", .standInOnly)
  func untouchable() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c")
    let (controller, simulation) = (stage.controller, stage.stage.simulation)
    controller.tabs = tabs
    await stage.show()
    tabs[1].isHidden = true
    tabs[2].isEnabled = false

    #expect(controller.tabBar.items?.map(\.title) == ["a", "c"])
    #expect(!simulation.selectTab(at: 1, in: controller))
    #expect(!simulation.select(tabs[1], in: controller))
    #expect(!simulation.select(tabs[2], in: controller))
    #expect(!simulation.selectTab(at: 2, in: controller))
    #expect(!tabs[1].hasVisiblePlacement)
    #expect(stage.takeNews() == [])

    tabs[2].isEnabled = true
    #expect(simulation.selectTab(at: 1, in: controller))
    #expect(controller.selectedTab === tabs[2])
    #expect(controller.selectedIndex == 2)
  }

  @available(iOS 18.0, *)
  @Test("A hidden tab bar can't be tapped", .standInOnly)
  func hiddenBar() async {
    let stage = TabStage()
    stage.controller.tabs = stage.tabs("a", "b")
    await stage.show()

    stage.controller.setTabBarHidden(true, animated: true)
    #expect(stage.controller.isTabBarHidden)
    #expect(!stage.stage.simulation.selectTab(at: 1, in: stage.controller))
    stage.controller.isTabBarHidden = false
    #expect(stage.stage.simulation.selectTab(at: 1, in: stage.controller))
  }

  @available(iOS 18.0, *)
  @Test("Rule 133: a tab is found by its identifier, even within groups")
  func rule133() {
    let stage = TabStage()
    let (a, leaf) = (stage.tab("a"), stage.tab("leaf"))
    let group = stage.group("g", [stage.group("inner", [leaf])])
    stage.controller.tabs = [a, group]

    #expect(stage.controller.tab(forIdentifier: "a") === a)
    #expect(stage.controller.tab(forIdentifier: "leaf") === leaf)
    #expect(group.tab(forIdentifier: "leaf") === leaf)
    #expect(group.tab(forIdentifier: "g") == nil)
    #expect(stage.controller.tab(forIdentifier: "none") == nil)
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Tabs: the list and the selection", .simulated) struct TabListTests {
  let stage = Stage()

  @Test("Rule 49: a fresh tab bar controller has no tabs and no selection")
  func rule49() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.moreNavigationController.viewControllers == [])
    #expect(tabs.customizableViewControllers == nil)
  }

  @Test(
    "Rule 50: a list makes all its view controllers children, selects the first, and loads none"
  )
  func rule50() {
    let all = stage.screens("A", "B")
    let tabs = RecordingTabs()

    tabs.viewControllers = all

    #expect(names(tabs.children) == "A B")
    #expect(all.allSatisfy { $0.parent === tabs })
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === all[0])
    #expect(all.allSatisfy { !$0.isViewLoaded })
    #expect(
      stage.log.take().sorted() == [
        "A.didMove(T)", "A.willMove(T)", "B.didMove(T)", "B.willMove(T)",
      ])
  }

  @Test("Rule 51: a view controller is loaded when it's first selected")
  func rule51() async {
    let all = stage.screens("A", "B", "C")
    let tabs = RecordingTabs(all)

    let window = await stage.show(tabs)
    #expect(all.map(\.isViewLoaded) == [true, false, false])

    tabs.selectedIndex = 2
    await stage.settle()
    #expect(all.map(\.isViewLoaded) == [true, false, true])
    _ = window
  }

  @Test("Rule 52: the new tab's viewWillAppear comes first, and nothing is animated")
  func rule52() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let tabs = RecordingTabs([a, b])
    let window = await stage.show(tabs)

    tabs.selectedIndex = 1
    await stage.settle()
    #expect(
      transition() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])

    tabs.selectedViewController = a
    await stage.settle()
    #expect(
      transition() == [
        "A.viewWillAppear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "A.viewDidAppear(false)",
      ])
    _ = window
  }

  /// Leaves out what no source settles: the flags of a first appearance (rule 57), and the place of
  /// `viewIsAppearing` among the other callbacks.
  private func transition() -> [String] {
    stage.log.take().filter { !$0.contains("viewIsAppearing") }
      .map(\.withoutFlags)
  }

  @Test("Rule 53: a selection reads back at once", arguments: [true, false])
  func rule53(isVisible: Bool) async {
    let all = stage.screens("A", "B", "C")
    let tabs = RecordingTabs(all)
    let window = isVisible ? await stage.show(tabs) : nil

    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController === all[2])
    tabs.selectedViewController = all[1]
    #expect(tabs.selectedIndex == 1)

    await stage.settle()
    #expect(tabs.selectedIndex == 1)
    _ = window
  }

  @Test(
    "Rule 54: a new list keeps the selected object, or else the index, or else selects the first"
  )
  func rule54() async {
    let (a, b, c, d) = (
      stage.screen("A"), stage.screen("B"), stage.screen("C"), stage.screen("D")
    )
    let tabs = RecordingTabs([a, b])
    let window = await stage.show(tabs)
    tabs.selectedIndex = 1

    tabs.viewControllers = [b, c, a]
    #expect(tabs.selectedViewController === b)
    #expect(tabs.selectedIndex == 0)

    tabs.selectedViewController = c
    tabs.viewControllers = [a, d]
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController === d)

    tabs.viewControllers = [c]
    #expect(tabs.selectedIndex == 0)
    #expect(names(tabs.children) == "C")
    #expect([a, b, d].allSatisfy { $0.parent == nil })
    await stage.settle()
    #expect(c.view.window === window)
  }

  @Test("Rule 56: tabs that don't fit are behind More, which isn't in the list")
  func rule56() async {
    let all = stage.screens("A", "B", "C", "D", "E", "F", "G")
    let tabs = RecordingTabs(all)
    let window = await stage.show(tabs)
    #expect(names(tabs.viewControllers) == "A B C D E F G")

    tabs.selectedIndex = 6
    #expect(tabs.selectedViewController === all[6])
    await stage.settle()
    #expect(all[6].view.window === window)

    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.viewControllers?.contains(tabs.moreNavigationController) == false)
    await stage.settle()
    _ = window
  }

  @Test("Rule 49: a list makes all of its view controllers customizable")
  func rule49Customizable() {
    let all = stage.screens("A", "B", "C")
    let tabs = UITabBarController()

    tabs.viewControllers = all
    #expect(tabs.customizableViewControllers == all)
    tabs.customizableViewControllers = [all[0]]
    #expect(tabs.customizableViewControllers == [all[0]])
    tabs.viewControllers = [all[1]]
    #expect(tabs.customizableViewControllers == [all[1]])
  }

  @Test("Rule 325: a stack without an item of its own shows its root's")
  func rule325() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    a.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 7)
    b.title = "Search"
    c.tabBarItem = UITabBarItem(title: "Hidden", image: nil, tag: 0)
    let stacks = [a, b, c].map { UINavigationController(rootViewController: $0) }
    stacks[2].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    let tabs = RecordingTabs(stacks)
    let window = await stage.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search", "Own"])
    #expect(tabs.tabBar.items?.first?.tag == 7)

    a.tabBarItem.badgeValue = "3"
    #expect(tabs.tabBar.items?.first?.badgeValue == "3")
    stacks[0].pushViewController(stage.screen("D"), animated: false)
    await stage.settle()
    #expect(tabs.tabBar.items?.first?.title == "Home")
    _ = window
  }
}

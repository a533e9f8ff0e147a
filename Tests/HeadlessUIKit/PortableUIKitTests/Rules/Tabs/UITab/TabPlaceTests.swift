import PortableUIKit
import Testing

/// Cases that UIKit doesn't document. `Docs/HeadlessUIKit/PortableUIKit.md` describes them.
@MainActor @Suite("Tabs of iOS 18: each tab in one place", .simulated) struct TabPlaceTests {
  @available(iOS 18.0, *)
  @Test("A tab set twice counts once, and an identifier finds the first tab that has it")
  func twice() {
    let stage = TabStage()
    let (a, other, b) = (stage.tab("a"), stage.tab("a"), stage.tab("b"))
    stage.controller.tabs = [a, b, a, other]

    #expect(stage.controller.tabs == [a, b, other])
    #expect(stage.controller.tab(forIdentifier: "a") === a)
    #expect(stage.tree == "A B A")
  }

  @available(iOS 18.0, *)
  @Test("A tab given to another controller leaves the first one")
  func twoControllers() async {
    let (first, second) = (TabStage(), TabStage())
    let tabs = first.tabs("a", "b")
    first.controller.tabs = tabs
    await first.show()

    second.controller.tabs = [tabs[0]]

    #expect(first.controller.tabs == [tabs[1]])
    #expect(first.takeNews() == ["didSelectTab(b, a) at 0"])
    #expect(tabs[0].tabBarController === second.controller)
    #expect(tabs[0].viewController?.parent === second.controller)
    #expect(first.tree == "B")
  }

  @available(iOS 18.0, *)
  @Test("A root tab added to a group is no longer a root tab, and the other way round")
  func groups() {
    let stage = TabStage()
    let (a, b) = (stage.tab("a"), stage.tab("b"))
    let group = stage.group("g", [])
    stage.controller.tabs = [a, b, group]

    group.children = [b, group]
    #expect(stage.controller.tabs == [a, group])
    #expect(group.children == [b])
    #expect(b.parent === group)
    #expect(b.tabBarController === stage.controller)

    stage.controller.tabs = [a, group, b]
    #expect(group.children == [])
    #expect(b.parent == nil)
  }

  @available(iOS 18.0, *)
  @Test("A selected tab stays selected when it's hidden")
  func hidden() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b")
    stage.controller.tabs = tabs
    await stage.show()

    tabs[0].isHidden = true
    await stage.stage.settle()

    #expect(stage.controller.selectedTab === tabs[0])
    #expect(stage.isSeen(tabs[0].viewController))
    #expect(stage.takeNews() == [])
  }

  @available(iOS 18.0, *)
  @Test("A selected child that leaves its group gives way to another child")
  func childLeaves() {
    let stage = TabStage()
    let children = stage.tabs("l", "m")
    let group = stage.group("g", children)
    group.managingNavigationController = RecordingStack([])
    stage.controller.tabs = [group]
    stage.controller.selectedTab = children[1]
    _ = stage.stage.log.take()

    group.children = [children[0]]

    #expect(stage.controller.selectedTab === children[0])
    #expect(stage.tree == "N[G L]")
    #expect(stage.takeNews().last == "didSelectTab(l, m) at 0")
  }

  @available(iOS 18.0, *)
  @Test("A child without a view controller can be selected, a root tab without one can't")
  func without() {
    let stage = TabStage()
    let (empty, leaf) = (
      UITab(title: "e", image: nil, identifier: "e"), UITab(title: "l", image: nil, identifier: "l")
    )
    let group = stage.group("g", [leaf])
    group.managingNavigationController = RecordingStack([])
    stage.controller.tabs = [stage.tab("a"), empty, group]
    _ = stage.stage.log.take()

    stage.controller.selectedTab = empty
    #expect(stage.controller.selectedTab?.identifier == "a")
    #expect(stage.takeNews() == [])

    stage.controller.selectedTab = leaf
    #expect(stage.controller.selectedTab === leaf)
    #expect(stage.tree == "A N[G]")
  }

  @available(iOS 18.0, *)
  @Test("The selection can't change to a tab outside the controller, to nil or to a wrong index")
  func foreign() {
    let stage = TabStage()
    stage.controller.tabs = stage.tabs("a", "b")
    stage.controller.selectedTab = stage.tab("b")
    stage.controller.selectedTab = nil
    stage.controller.selectedIndex = 7
    #expect(stage.controller.selectedTab?.identifier == "a")
  }

  @available(iOS 18.0, *)
  @Test("A view controller that another container takes stays there until its tab is selected")
  func taken() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b")
    stage.controller.tabs = tabs
    await stage.show()
    let other = UIViewController()

    if let taken = tabs[0].viewController { other.addChild(taken) }
    #expect(stage.controller.selectedTab === tabs[1])
    #expect(stage.tree == "B")
    #expect(stage.controller.tabs == tabs)

    stage.controller.selectedTab = tabs[0]
    await stage.stage.settle()
    #expect(stage.tree == "A B")
    #expect(other.children == [])
    #expect(stage.isSeen(tabs[0].viewController))
  }

  @available(iOS 18.0, *)
  @Test("A view controller that's presented or a window's root isn't taken from there")
  func elsewhere() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c")
    stage.controller.tabs = tabs
    await stage.show()
    tabs[1].viewController?.removeFromParent()
    tabs[2].viewController?.removeFromParent()
    let window = await stage.stage.show(tabs[1].viewController ?? UIViewController())
    tabs[2].viewController.map { stage.controller.present($0, animated: false) }
    await stage.stage.settle()

    for tab in tabs.dropFirst() { stage.controller.selectedTab = tab }
    await stage.stage.settle()

    #expect(stage.controller.selectedTab === tabs[0])
    #expect(stage.tree == "A")
    #expect(tabs[1].viewController?.view.window === window)
    #expect(tabs[2].viewController?.presentingViewController === stage.controller)
  }

  @available(iOS 18.0, *)
  @Test("A group can get its navigation controller while it's shown")
  func lateManager() async {
    let stage = TabStage()
    let group = stage.group("g", stage.tabs("l"))
    stage.controller.tabs = [group, stage.tab("a")]
    await stage.show()

    let stack = RecordingStack([])
    group.managingNavigationController = stack
    await stage.stage.settle()
    #expect(stage.tree == "N[G L] A")
    #expect(stage.isSeen(group.children[0].viewController))
    #expect(stage.controller.tabs[1].viewController?.isViewLoaded == false)

    group.managingNavigationController = nil
    await stage.stage.settle()
    #expect(stage.tree == "G A")
    #expect(stage.isSeen(group.viewController))
    #expect(stack.parent == nil)
  }

  @available(iOS 18.0, *)
  @Test("A search tab is a tab like any other")
  func search() {
    let search = UISearchTab { _ in UIViewController() }
    let controller = UITabBarController(tabs: [search])
    #expect(controller.selectedTab === search)
    #expect(controller.tabBar.items?.map(\.title) == ["Search"])
  }
}

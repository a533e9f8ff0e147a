import PortableUIKit
import Testing

@MainActor @Suite("Tabs of iOS 18: groups", .simulated) struct TabGroupTests {
  @available(iOS 18.0, *)
  @Test("Rule 134: a selected child shows its root tab's view controller")
  func rule134() async {
    let stage = TabStage()
    let children = stage.tabs("l", "m")
    let (a, group) = (stage.tab("a"), stage.group("g", children))
    stage.controller.tabs = [a, group]
    await stage.show()

    stage.controller.selectedTab = children[1]
    #expect(stage.takeNews() == ["didSelectTab(m, a) at 1"])
    #expect(stage.controller.selectedTab === children[1])
    #expect(stage.controller.selectedViewController === group.viewController)
    #expect(group.selectedChild === children[1])
    #expect(stage.tree == "A G")
    await stage.stage.settle()
    #expect(stage.isSeen(group.viewController))
    #expect(stage.made["m"] == nil)
  }

  @available(iOS 18.0, *)
  @Test("Rule 134: a group's navigation controller has the screens from the root tab to the child")
  func rule134Managed() async {
    let stage = TabStage()
    let leaf = stage.tab("leaf")
    let empty = stage.group("empty", [leaf], hasOwn: false)
    let (a, group) = (stage.tab("a"), stage.group("g", [stage.tab("l"), empty]))
    let stack = RecordingStack([])
    group.managingNavigationController = stack
    stage.controller.tabs = [a, group]
    await stage.show()

    stage.controller.selectedTab = leaf
    #expect(
      stage.takeNews() == [
        "displayed(g, G)", "displayed(empty, )", "displayed(leaf, LEAF)",
        "didSelectTab(leaf, a) at 1",
      ])
    #expect(stage.tree == "A N[G LEAF]")
    #expect(stage.controller.selectedViewController === stack)
    #expect(leaf.managingTabGroup === group)
    #expect(leaf.viewController?.tabBarController === stage.controller)
    #expect(a.managingTabGroup == nil)
    await stage.stage.settle()
    #expect(stage.isSeen(leaf.viewController))

    stage.controller.selectedTab = group.children[0]
    #expect(stage.tree == "A N[G L]")
    await stage.stage.settle()
    #expect(!stage.isSeen(leaf.viewController))
    #expect(leaf.viewController?.parent == nil)
  }

  @available(iOS 18.0, *)
  @Test("Rule 134: the navigation controller of the outermost group wins")
  func rule134Outermost() {
    let stage = TabStage()
    let leaf = stage.tab("leaf")
    let inner = stage.group("inner", [leaf])
    let group = stage.group("g", [inner])
    let (outer, other) = (RecordingStack([]), RecordingStack([]))
    group.managingNavigationController = outer
    inner.managingNavigationController = other
    stage.controller.tabs = [group]

    #expect(leaf.managingTabGroup === group)
    #expect(names(outer.viewControllers) == "G INNER LEAF")
    #expect(other.viewControllers == [])
  }

  @available(iOS 18.0, *)
  @Test("Rule 134: the delegate decides what a group's stack shows for a tab")
  func rule134Displayed() {
    let stage = TabStage()
    let leaf = stage.tab("leaf")
    let group = stage.group("g", [leaf])
    group.managingNavigationController = RecordingStack([])
    stage.book.displayed = ["g": stage.stage.screens("X", "Y")]

    stage.controller.tabs = [group]

    #expect(stage.tree == "N[X Y LEAF]")
  }

  @available(iOS 18.0, *)
  @Test(
    "Rule 134: selecting a group selects its default child, or else its first",
    arguments: [(nil, "l"), ("m", "m"), ("none", "l")] as [(String?, String)])
  func rule134Default(identifier: String?, selected: String) {
    let stage = TabStage()
    let group = stage.group("g", stage.tabs("l", "m"))
    group.defaultChildIdentifier = identifier
    stage.controller.tabs = [stage.tab("a"), group]

    #expect(group.selectedChild == nil)
    stage.controller.selectedIndex = 1

    #expect(stage.controller.selectedTab?.identifier == selected)
    #expect(group.selectedChild?.identifier == selected)
  }

  @available(iOS 18.0, *)
  @Test("Rule 134: a selected child is selected again when the user comes back", .standInOnly)
  func rule134Return() async {
    let stage = TabStage()
    let group = stage.group("g", stage.tabs("l", "m"))
    let stack = RecordingStack([])
    group.managingNavigationController = stack
    stage.controller.tabs = [stage.tab("a"), group]
    await stage.show()
    stage.controller.selectedTab = group.children[1]
    stack.pushViewController(stage.stage.screen("P"), animated: false)
    await stage.stage.settle()

    stage.stage.simulation.selectTab(at: 0, in: stage.controller)
    stage.stage.simulation.selectTab(at: 1, in: stage.controller)

    #expect(stage.controller.selectedTab === group.children[1])
    #expect(stage.tree == "A N[G M P]")
  }

  @available(iOS 18.0, *)
  @Test(
    "Rule 134: a child selected in a group behind another tab waits until the group is selected"
  )
  func rule134Behind() async {
    let stage = TabStage()
    let (a, group) = (stage.tab("a"), stage.group("g", stage.tabs("l", "m")))
    stage.controller.tabs = [a, group]
    await stage.show()

    group.selectedChild = group.children[1]
    #expect(stage.takeNews() == [])
    #expect(stage.controller.selectedTab === a)

    stage.controller.selectedTab = group
    #expect(stage.takeNews() == ["didSelectTab(m, a) at 1"])
    group.selectedChild = group.children[0]
    #expect(stage.takeNews() == ["didSelectTab(l, m) at 1"])
  }

  @available(iOS 18.0, *)
  @Test("Rule 134: a popped child comes back when it's selected again")
  func rule134Popped() async {
    let stage = TabStage()
    let group = stage.group("g", stage.tabs("l"))
    let stack = RecordingStack([])
    group.managingNavigationController = stack
    stage.controller.tabs = [group]
    await stage.show()
    stack.popViewController(animated: false)
    await stage.stage.settle()
    #expect(stage.tree == "N[G]")
    #expect(stage.controller.selectedTab === group.children[0])

    stage.controller.selectedTab = group.children[0]
    await stage.stage.settle()

    #expect(stage.tree == "N[G L]")
    #expect(stage.isSeen(group.children[0].viewController))
  }

  @available(iOS 18.0, *)
  @Test("A group without its own view controller shows its selected child")
  func bareGroup() async {
    let stage = TabStage()
    let group = stage.group("g", stage.tabs("l", "m"), hasOwn: false)
    stage.controller.tabs = [stage.tab("a"), group]
    await stage.show()

    stage.controller.selectedTab = group.children[0]
    #expect(stage.tree == "A L")
    stage.controller.selectedTab = group.children[1]
    #expect(stage.tree == "A M")
    await stage.stage.settle()
    #expect(stage.controller.selectedViewController === group.children[1].viewController)
    #expect(stage.isSeen(group.children[1].viewController))
    #expect(group.children[0].viewController?.parent == nil)
  }
}

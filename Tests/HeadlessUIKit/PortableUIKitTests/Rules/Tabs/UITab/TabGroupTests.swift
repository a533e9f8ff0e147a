import PortableUIKit
import Testing

@MainActor @Suite("Tabs of iOS 18: groups", .simulated) struct TabGroupTests {
  @available(iOS 18.0, *)
  @Test("Rule 134: a child that is selected shows the root tab's view controller")
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
  @Test("Rule 134: a navigation controller of the group's has those from the root to the child")
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
  @Test("Rule 134: the outermost navigation controller wins")
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
  @Test("Rule 134: the delegate says what the stack has for a tab")
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
    "Rule 134: without a selected child the default is selected, else the first",
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
  @Test("Rule 134: a child that is selected behind another tab waits until its group is selected")
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
  @Test("Rule 134: a child that the user has popped is back when it is selected once more")
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
  @Test("A group without anything of its own shows its selected child")
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

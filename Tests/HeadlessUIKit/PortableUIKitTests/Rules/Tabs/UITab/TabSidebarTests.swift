import PortableUIKit
import Testing

@MainActor @Suite("Tabs of iOS 18: sidebar and editing", .simulated(on: .tablet), .standInOnly)
struct TabSidebarTests {
  @available(iOS 18.0, *)
  @Test("Rule 132: the mode reads back as set, and a tall window hides the sidebar")
  func rule132() async {
    let stage = TabStage()
    let controller = stage.controller
    controller.tabs = [stage.tab("a"), stage.group("g", stage.tabs("l"))]
    #expect(controller.mode == .automatic)
    await stage.show()
    #expect(!controller.sidebar.isHidden)

    await stage.resize(.regular)
    #expect(!controller.sidebar.isHidden)
    if let window = stage.window {
      stage.stage.simulation.resize(window, to: CGSize(width: 900, height: 1180))
    }
    await stage.stage.settle()
    #expect(controller.sidebar.isHidden)

    controller.mode = .tabBar
    #expect(controller.mode == .tabBar)
  }

  @available(iOS 18.0, *)
  @Test(
    "Rule 132: a sidebar needs regular width, and a group or a mode that wants it",
    arguments: [
      (UIUserInterfaceSizeClass.regular, true, 0, true), (.regular, false, 0, false),
      (.regular, false, 2, true), (.regular, true, 1, false), (.compact, true, 2, false),
    ])
  func rule132Sidebar(
    width: UIUserInterfaceSizeClass, hasGroup: Bool, mode: Int, isThere: Bool
  ) async {
    let stage = TabStage()
    let leaf = stage.tab("leaf")
    stage.controller.tabs = [stage.tab("a"), hasGroup ? stage.group("g", [leaf]) : leaf]
    stage.controller.mode = .init(rawValue: mode) ?? .automatic
    await stage.show(width)

    #expect(stage.stage.simulation.toggleSidebar(of: stage.controller) == isThere)
  }

  @available(iOS 18.4, *)
  @Test("Rule 132: the user taps tabs of groups in the sidebar, if it's shown")
  func touching() async {
    let stage = TabStage()
    let children = stage.tabs("l", "m")
    let group = stage.group("g", children)
    let (controller, simulation) = (stage.controller, stage.stage.simulation)
    controller.tabs = [stage.tab("a"), group]
    await stage.show()
    #expect(!simulation.select(children[1], in: controller))
    #expect(!children[1].hasVisiblePlacement)

    await stage.resize(.regular)
    #expect(children[1].hasVisiblePlacement)
    #expect(simulation.select(children[1], in: controller))
    #expect(stage.takeNews() == ["shouldSelectTab(m) at 0", "didSelectTab(m, a) at 1"])

    simulation.toggleSidebar(of: controller)
    #expect(!simulation.select(children[0], in: controller))
    #expect(controller.selectedTab === children[1])
    children[0].isEnabled = false
    simulation.toggleSidebar(of: controller)
    #expect(!simulation.select(children[0], in: controller))
    group.isEnabled = false
    #expect(!simulation.select(children[1], in: controller))
    group.isEnabled = true
    #expect(simulation.select(children[1], in: controller))
    group.isHidden = true
    #expect(!simulation.select(children[1], in: controller))
  }

  @available(iOS 18.0, *)
  @Test("Rule 132: a wide tab bar leaves out tabs for the sidebar only")
  func placements() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c")
    tabs[1].preferredPlacement = .sidebarOnly
    tabs[2].preferredPlacement = .optional
    stage.controller.tabs = tabs
    await stage.show(.regular)

    #expect(stage.controller.tabBar.items?.map(\.title) == ["a"])
    await stage.resize(.compact)
    #expect(stage.controller.tabBar.items?.map(\.title) == ["a", "b", "c"])
  }

  @available(iOS 18.0, *)
  @Test("Rule 135: the delegate hears only of what the user has edited")
  func rule135() async {
    let stage = TabStage()
    let group = stage.group("g", stage.tabs("l", "m", "n"))
    let a = stage.tab("a")
    let (controller, simulation) = (stage.controller, stage.stage.simulation)
    controller.tabs = [a, group]
    await stage.show(.regular)

    a.isHidden = true
    a.isHidden = false
    group.displayOrderIdentifiers = ["m"]
    #expect(!simulation.setHidden(true, a, in: controller))
    #expect(!simulation.reorder(group, to: ["n"], in: controller))
    #expect(stage.takeNews() == [])
    #expect(group.displayOrder.map(\.identifier) == ["m", "l", "n"])

    a.allowsHiding = true
    group.allowsReordering = true
    #expect(simulation.setHidden(true, a, in: controller))
    #expect(simulation.reorder(group, to: ["n", "l", "m"], in: controller))
    #expect(
      stage.takeNews() == [
        "willBeginEditing", "visibilityDidChange(a)", "didEndEditing",
        "willBeginEditing", "displayOrderDidChange(g)", "didEndEditing",
      ])
    #expect(a.isHidden)
    #expect(group.displayOrderIdentifiers == ["n", "l", "m"])
    #expect(group.children.map(\.identifier) == ["l", "m", "n"])

    #expect(simulation.reorder(group, to: ["n", "l", "m"], in: controller))
    #expect(simulation.setHidden(true, a, in: controller))
    let nothing = ["willBeginEditing", "didEndEditing"]
    #expect(stage.takeNews() == nothing + nothing)
  }

  @available(iOS 18.0, *)
  @Test("Rule 135: the user's edits apply to tabs set later, until the app changes them")
  func rule135Stored() async {
    let first = TabStage()
    let a = first.tab("a")
    let group = first.group("g", first.tabs("l", "m"))
    a.allowsHiding = true
    group.allowsReordering = true
    first.controller.customizationIdentifier = "shop"
    first.controller.tabs = [a, group]
    await first.show(.regular)
    first.stage.simulation.setHidden(true, a, in: first.controller)
    first.stage.simulation.reorder(group, to: ["m", "l"], in: first.controller)

    let second = TabStage()
    let again = second.tab("a")
    let groupAgain = second.group("g", second.tabs("l", "m"))
    again.isHidden = false
    groupAgain.displayOrderIdentifiers = ["l", "m"]
    second.controller.customizationIdentifier = "shop"
    second.controller.tabs = [again, groupAgain]
    #expect(again.isHidden)
    #expect(groupAgain.displayOrderIdentifiers == ["m", "l"])
    again.isHidden = false
    #expect(!again.isHidden)

    let other = TabStage()
    other.controller.customizationIdentifier = "bag"
    other.controller.tabs = [other.tab("a")]
    #expect(other.controller.tabs.first?.isHidden == false)
  }

  @available(iOS 18.0, *)
  @Test("A tab hidden by default stays hidden until the user shows it")
  func hiddenByDefault() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b")
    tabs[0].isHiddenByDefault = true
    tabs[0].allowsHiding = true
    #expect(!tabs[0].isHidden)
    stage.controller.mode = .tabSidebar
    stage.controller.customizationIdentifier = "shop"
    stage.controller.tabs = tabs
    #expect(tabs[0].isHidden)
    #expect(stage.controller.selectedTab === tabs[1])
    await stage.show(.regular)

    stage.stage.simulation.setHidden(false, tabs[0], in: stage.controller)
    stage.controller.tabs = []
    stage.controller.tabs = tabs

    #expect(!tabs[0].isHidden)
  }
}

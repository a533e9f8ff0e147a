#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("iPhone Duo: tabs", .simulated(on: .duo), .standInOnly)
struct FoldedTabTests {
  private var user: HeadlessUser { HeadlessDevice.current.user }

  private func show(_ stage: TabStage) async -> UIWindow {
    await stage.stage.show(stage.controller)
  }

  @Test("Rule 216: the inner display has a bar, or a sidebar if the app prefers one")
  func rule216() async {
    let stage = TabStage()
    let (controller, sidebar) = (stage.controller, stage.controller.sidebar)
    let children = stage.tabs("l", "m")
    controller.tabs = [stage.tab("a"), stage.group("g", children)]
    let window = await show(stage)
    user.unfold()
    await stage.stage.settle()
    #expect(!sidebar.isAvailable)
    #expect(!user.select(children[1], in: controller))

    sidebar.preferredPlacement = .sidebar
    #expect(sidebar.isAvailable && !sidebar.isHidden)
    #expect(!user.toggleSidebar(of: controller))
    #expect(user.select(children[1], in: controller))
    user.rotate()
    await stage.stage.settle()
    #expect(!sidebar.isAvailable)
    user.rotate()
    await stage.stage.settle()
    #expect(sidebar.isAvailable)
    user.fold()
    await stage.stage.settle()
    #expect(!sidebar.isAvailable)
    #expect(controller.selectedTab === children[1])
    #expect(!user.select(children[0], in: controller))
    sidebar.preferredPlacement = .tabBar
    user.unfold()
    await stage.stage.settle()
    #expect(!sidebar.isAvailable)
    _ = window
  }

  @Test("Rule 198: the bar and its selection stay, and More depends on the width")
  func rule198() async {
    let stage = TabStage()
    let tabs = stage.tabs("a", "b", "c", "d", "e", "f")
    stage.controller.tabs = tabs
    let window = await show(stage)
    user.selectTab(at: 1, in: stage.controller)
    await stage.stage.settle()
    _ = stage.takeNews()
    #expect(stage.controller.tabBar.items?.count == 5)
    user.unfold()
    await stage.stage.settle()
    #expect(stage.controller.tabBar.items?.count == 6)
    #expect(stage.controller.selectedTab === tabs[1])
    #expect(!stage.controller.isTabBarHidden)
    user.fold()
    await stage.stage.settle()
    #expect(stage.controller.tabBar.items?.count == 5)
    #expect(stage.controller.selectedTab === tabs[1])
    #expect(stage.takeNews() == [])
    _ = window
  }
}
#endif

import PortableUIKit
import Testing

@MainActor @Suite("Tabs: taps and selections in code", .simulated) struct TabTouchTests {
  let stage = Stage()

  @Test("Rule 55: a selection in code doesn't call the delegate")
  func rule55() async {
    let tabs = RecordingTabs(stage.screens("A", "B"))
    let window = await stage.show(tabs)
    let delegate = TabsDelegate(stage.log)
    tabs.delegate = delegate

    tabs.selectedIndex = 1
    tabs.selectedViewController = tabs.viewControllers?.first
    await stage.settle()

    #expect(stage.log.take().filter { $0.contains("Select") } == [])
    _ = window
  }

  @Test("Rule 55: a tap calls the delegate, even on the selected tab", .standInOnly)
  func rule55Taps() async {
    let tabs = RecordingTabs(stage.screens("A", "B"))
    let window = await stage.show(tabs)
    let delegate = TabsDelegate(stage.log)
    tabs.delegate = delegate

    stage.simulation.selectTab(at: 1, in: tabs)
    await stage.settle()
    stage.simulation.selectTab(at: 1, in: tabs)
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.contains("Select") } == [
        "shouldSelect(B)", "didSelect(B)", "shouldSelect(B)", "didSelect(B)",
      ])
    #expect(tabs.selectedIndex == 1)
    _ = window
  }

  @Test("Rule 55: a tab that the delegate refuses isn't selected", .standInOnly)
  func rule55Refused() async {
    let all = stage.screens("A", "B")
    let tabs = RecordingTabs(all)
    let window = await stage.show(tabs)
    let delegate = TabsDelegate(stage.log)
    delegate.refused = all[1]
    tabs.delegate = delegate

    stage.simulation.selectTab(at: 1, in: tabs)
    await stage.settle()

    #expect(stage.log.take() == ["shouldSelect(B)"])
    #expect(tabs.selectedIndex == 0)
    #expect(!all[1].isViewLoaded)
    _ = window
  }
}

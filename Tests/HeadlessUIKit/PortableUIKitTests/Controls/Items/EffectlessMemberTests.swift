#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("Members that only change what is drawn", .standInOnly)
struct EffectlessMemberTests {
  @Test("A navigation item's further titles leave its title alone")
  func titles() {
    let item = UINavigationItem(title: "Title")
    item.subtitle = "Subtitle"
    item.largeTitle = "Large"
    item.largeSubtitle = "Small"
    #expect(item.title == "Title")
    #expect(
      [item.subtitle, item.largeTitle, item.largeSubtitle] == ["Subtitle", "Large", "Small"])
  }

  @Test("A prominent tab is neither selected nor moved")
  func prominentTab() {
    let tabs = UITabBarController(
      tabs: ["a", "b"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      })
    tabs.setProminentTabIdentifier("b", animated: true)
    #expect(tabs.prominentTabIdentifier == "b")
    #expect(tabs.selectedTab?.identifier == "a")
    #expect(tabs.tabs.map(\.identifier) == ["a", "b"])
  }

  @Test("Defaults")
  func defaults() {
    let screen = UIViewController()
    let split = UISplitViewController(style: .doubleColumn)
    #expect(screen.preferredVerticalBarBehavior == .automatic)
    #expect(screen.childForPreferredVerticalBarBehavior == nil)
    #expect(screen.navigationItem.verticalBarCompressionBehavior == .automatic)
    #expect(UIBarButtonItem().axisBehavior == .automatic)
    #expect(screen.sheetPresentationController?.preferredPlacement == .automatic)
    let widths = [
      split.minimumSecondaryColumnWidth, split.preferredInspectorColumnWidth,
      split.minimumInspectorColumnWidth,
    ]
    #expect(widths == Array(repeating: UISplitViewController.automaticDimension, count: 3))
  }
}
#endif

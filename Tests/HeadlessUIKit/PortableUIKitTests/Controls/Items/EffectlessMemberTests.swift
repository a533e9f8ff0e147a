#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("Members that only change what is drawn", .standInOnly)
struct EffectlessMemberTests {
  @Test("Rule 221: a navigation item's further titles leave its title alone")
  func titles() {
    let item = UINavigationItem(title: "Title")
    item.subtitle = "Subtitle"
    item.largeTitle = "Large"
    item.largeSubtitle = "Small"
    #expect(item.title == "Title")
    #expect(
      [item.subtitle, item.largeTitle, item.largeSubtitle] == ["Subtitle", "Large", "Small"])
  }

  @Test("Rule 213: a prominent tab is neither selected nor moved")
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

  @Test("Rule 222: a bar that would minimize stays")
  func minimizing() {
    let item = UINavigationItem(title: "Title")
    item.navigationBarMinimization.minimizationBehavior = .onScrollDown
    #expect(item.navigationBarMinimization != UIBarMinimization())
    #expect(item.navigationBarMinimization.safeAreaAdjustment == .automatic)
    #expect(item.navigationBarMinimization.restorationBehavior == .automatic)
    let tabs = UITabBarController()
    tabs.tabBarMinimizeBehavior = .onScrollDown
    #expect(!tabs.isTabBarHidden)
    #expect(tabs.contentLayoutGuide.layoutFrame == tabs.view.bounds)
  }

  @Test("Rule 223: a stack whose items another bar draws stays the same")
  func sharing() {
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(stack.barContainerBehavior == .automatic)
    stack.barContainerBehavior = .local
    #expect(stack.viewControllers.count == 1)
    let item = UINavigationItem()
    #expect(item.searchBarPlacementBarButtonItem === item.searchBarPlacementBarButtonItem)
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("Priorities of bar button items are ordered")
  func priorities() {
    let item = UIBarButtonItem()
    #expect(item.visibilityPriority == .standard)
    item.visibilityPriority = UIBarButtonItemVisibilityPriority(higherThan: .high)
    #expect(item.visibilityPriority.rawValue > UIBarButtonItemVisibilityPriority.high.rawValue)
    #expect(
      UIBarButtonItemVisibilityPriority(lowerThan: .low).rawValue
        < UIBarButtonItemVisibilityPriority.low.rawValue)
  }

  @Test("A scene that extends its restoration shows no picture")
  func restoration() {
    let scene = HeadlessDevice(timeMode: .manual).connectScene()
    scene.extendStateRestoration()
    #expect(scene.activationState == .foregroundActive)
    scene.completeStateRestoration()
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("Search tabs", .standInOnly) struct SearchTabTests {
  private func focus(
    on system: OperatingSystemVersion, asking: Bool,
    _ select: (HeadlessUser, UITabBarController) -> Void
  ) -> Bool {
    let device = HeadlessDevice(timeMode: .manual, systemVersion: system)
    return device.perform {
      let screen = UIViewController()
      screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
      let search = UISearchTab { _ in UINavigationController(rootViewController: screen) }
      search.automaticallyActivatesSearch = asking
      let home = UITab(title: "Home", image: nil, identifier: "home") { _ in .init() }
      let tabs = UITabBarController(tabs: [home, search])
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      device.runUntilIdle()
      select(device.user, tabs)
      device.runUntilIdle()
      #expect(tabs.selectedTab === search)
      return screen.navigationItem.searchController?.isActive ?? false
    }
  }

  private static let system26 = OperatingSystemVersion(
    majorVersion: 26, minorVersion: 0, patchVersion: 0)

  @Test("Rule 212: a tap on a search tab that asks for it activates the search")
  func tapped() {
    #expect(focus(on: Self.system26, asking: true) { $0.selectTab(at: 1, in: $1) })
    #expect(!focus(on: Self.system26, asking: false) { $0.selectTab(at: 1, in: $1) })
    #expect(!focus(on: .simulated, asking: true) { $0.selectTab(at: 1, in: $1) })
  }

  @Test("Rule 212: selecting it in code only selects it")
  func selected() {
    #expect(!focus(on: Self.system26, asking: true) { $1.selectedTab = $1.tabs[1] })
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("The availability of the sidebar", .standInOnly)
struct SidebarAvailabilityTests {
  private final class Listener: NSObject, UITabBarController.Sidebar.Delegate {
    var heard: [Bool] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarAvailabilityDidChange sidebar: UITabBarController.Sidebar
    ) {
      heard.append(sidebar.isAvailable)
    }
  }

  @Test("Rule 216: the sidebar's delegate hears of it when the phone opens, turns and closes")
  func folded() {
    let device = HeadlessDevice(.duo, timeMode: .manual)
    device.perform {
      let listener = Listener()
      let tabs = UITabBarController(
        tabs: ["a", "b"].map { UITab(title: $0, image: nil, identifier: $0) { _ in .init() } })
      tabs.sidebar.preferredPlacement = .sidebar
      tabs.sidebar.delegate = listener
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      device.runUntilIdle()
      #expect(listener.heard == [])
      for move in [device.user.unfold, device.user.rotate, device.user.rotate, device.user.fold] {
        _ = move()
        device.runUntilIdle()
      }
      #expect(listener.heard == [true, false, true, false])
    }
  }

  @Test("Rule 216: a mode without a sidebar ends it, and other tabs may begin it")
  func changed() {
    let device = HeadlessDevice(
      timeMode: .manual, idiom: .pad, screenSize: CGSize(width: 1024, height: 768))
    device.perform {
      let listener = Listener()
      let tabs = UITabBarController()
      tabs.sidebar.delegate = listener
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      device.runUntilIdle()
      let leaf = UITab(title: "a", image: nil, identifier: "a") { _ in .init() }
      tabs.tabs = [UITabGroup(title: "g", image: nil, identifier: "g", children: [leaf])]
      #expect(listener.heard == [true])
      tabs.mode = .tabBar
      #expect(listener.heard == [true, false])
    }
  }
}
#endif

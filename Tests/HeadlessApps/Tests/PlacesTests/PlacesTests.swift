import PortableUIKit
import StepRouterExplorer
import Testing

@testable import Places

/// An app with a map, which Linux doesn't have: the map's screen is a stub.
@MainActor @Suite struct PlacesTests {
  private let explorer = Explorer.launching { ExploredLaunch(delegate: AppDelegate()) }

  @Test func `the stub keeps its title, its buttons and what they do`() throws {
    let device = HeadlessDevice(timeMode: .manual)
    let delegate = AppDelegate()
    device.launch(delegate)
    device.runUntilIdle()
    let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? PlacesViewController)
    device.user.tap(try #require(list.navigationItem.rightBarButtonItem))
    device.runUntilIdle()

    let shown = list.presentedViewController ?? stack.presentedViewController
    let map = try #require((shown as? UINavigationController)?.topViewController)
    #expect(map is MapViewController)
    #expect(map.title == "Places")
    device.user.tap(try #require(map.navigationItem.rightBarButtonItem))
    device.runUntilIdle()
    #expect(stack.presentedViewController == nil)
    #expect(stack.topViewController?.title == "Harbour")
  }

  @Test func `the app is explored, stub and all`() async {
    let exploration = await explorer.run(depth: 2)
    #expect(exploration.faults.map(\.description) == [])
    #expect(exploration.states.count == 4)
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Releasing scenes and devices", .standInOnly) struct SceneLeakTests {
  @Test(
    "A closed scene releases its screens, its transitions and its scheduled work",
    arguments: ["end", "reclaim", "close"])
  func scenes(way: String) throws {
    let app = LaunchedApp(idiom: .pad)
    let released = Released()
    weak var window: UIWindow?
    weak var scene: UIScene?
    weak var delegate: AnyObject?
    app.launch()
    try app.device.perform {
      let shown = try #require(app.scene(1))
      let stack = released.add(UINavigationController(), "N")
      stack.viewControllers = [released.screen("A")]
      let made = UIWindow(windowScene: shown)
      made.rootViewController = stack
      made.makeKeyAndVisible()
      (shown.delegate as? RecordingSceneDelegate)?.window = made
      app.device.runUntilIdle()
      stack.pushViewController(released.screen("B"), animated: true)
      stack.present(released.screen("P"), animated: true)
      app.device.advance(by: .milliseconds(100))
      let held = released.screen("held by what waits")
      app.device.schedule(after: .seconds(way == "end" ? 10 : 0)) { _ = held }
      (window, scene, delegate) = (made, shown, shown.delegate)
    }
    #expect(window != nil && scene != nil && delegate != nil)
    switch way {
    case "end": app.device.terminate()
    case "reclaim": app.device.disconnect(try #require(app.scene(1)))
    default: app.device.user.closeWindow(try #require(app.scene(1)))
    }
    if way != "end" { app.device.runUntilIdle() }
    #expect(app.device.isIdle)
    #expect(window == nil)
    #expect(scene == nil)
    #expect(delegate == nil)
    #expect(released.alive == [])
  }

  @Test("A device is released once its app's process has ended")
  func devices() {
    weak var device: HeadlessDevice?
    do {
      let app = LaunchedApp(showsScreens: true)
      app.launch()
      app.device.terminate()
      device = app.device
    }
    #expect(device == nil)
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Launching an app", .standInOnly) struct LaunchTests {
  @Test("Rule 160: in a cold launch the root appears between foreground and activation")
  func rule160() {
    let app = LaunchedApp(showsScreens: true)
    app.launch()
    #expect(
      app.take() == [
        "app willFinishLaunching(nil)", "app didFinishLaunching, 0 scenes",
        "app configurationForConnecting()", "S1 made", "S1 willConnectTo(), unattached",
        "A1.loadView", "A1.viewDidLoad", "A1.viewWillAppear(false)",
        "S1 willEnterForeground, background", "A1.viewIsAppearing(false)",
        "A1.viewDidAppear(false)", "S1 didBecomeActive, active",
      ])
    app.device.runUntilIdle()
    #expect(app.take() == [])
    #expect(app.device.application.applicationState == .active)
  }

  #if !canImport(UIKit)
  @Test("Rule 160: a cold launch from a storyboard makes the root before the scene connects")
  func rule160Storyboard() {
    let app = LaunchedApp()
    let log = app.log
    app.device.declareStoryboard(
      named: "Main",
      StoryboardContents(
        scenes: [
          "a": {
            log.add("A made")
            return RecordingScreen("A", log)
          }
        ], initial: "a"))
    app.launch(storyboard: app.device.perform { UIStoryboard(name: "Main", bundle: nil) })
    #expect(
      app.take() == [
        "app willFinishLaunching(nil)", "app didFinishLaunching, 0 scenes",
        "app configurationForConnecting()", "S1 made", "A made",
        "S1 willConnectTo(), unattached", "S1 has a window, hidden, with its root",
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)",
        "S1 willEnterForeground, background", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)", "S1 didBecomeActive, active",
      ])
  }
  #endif

  @Test("Rule 161: with scenes the application's delegate hears only of notifications")
  func rule161() {
    let app = LaunchedApp()
    app.launch()
    _ = app.take()
    let user = app.device.user
    user.goHome()
    user.returnToApp()
    user.open(app.url("1"))
    user.continue(NSUserActivity(activityType: "search"))
    user.choose(UIApplicationShortcutItem(type: "cart", localizedTitle: "Cart"))
    user.tapNotification(with: ["aps": ["alert": ["title": "Hello"]]])
    app.device.runUntilIdle()
    #expect(app.take().filter { $0.hasPrefix("app") } == ["app didReceive(Hello) for S1"])
  }

  @Test("Rule 161: without scenes the application's delegate hears of everything")
  func withoutScenes() {
    let device = HeadlessDevice(timeMode: .manual)
    let log = EventLog()
    let app = RecordingApp(log)
    app.window = device.perform { UIWindow() }
    app.window?.rootViewController = device.perform { UIViewController() }
    device.launch(app)
    #expect(
      log.take() == [
        "app willFinishLaunching(nil)", "app didFinishLaunching, 0 scenes", "app didBecomeActive",
      ])
    device.user.goHome()
    #expect(device.application.applicationState == .background)
    #expect(log.take() == ["app willResignActive", "app didEnterBackground"])
    device.user.open(URL(fileURLWithPath: "/1"))
    #expect(
      log.take() == ["app willEnterForeground", "app open(file:///1)", "app didBecomeActive"])
    device.user.continue(NSUserActivity(activityType: "search"))
    device.user.choose(UIApplicationShortcutItem(type: "cart", localizedTitle: "Cart"))
    #expect(log.take() == ["app continue(search)", "app performAction(cart)"])
  }

  @Test("The device keeps the application's delegate until the process ends")
  func keepsDelegate() {
    let device = HeadlessDevice(timeMode: .manual)
    weak var kept: RecordingApp?
    do {
      let app = RecordingApp(EventLog())
      kept = app
      device.launch(app) { _ in RecordingSceneDelegate("S", EventLog()) }
    }
    #expect(kept != nil)
    device.terminate()
    #expect(kept == nil)
  }

  @Test("A second launch ends the running process first")
  func launchTwice() {
    let app = LaunchedApp()
    app.launch()
    app.launch()
    #expect(app.states == ["S2 active"])
    #expect(app.device.application.openSessions.count == 1)
  }
}

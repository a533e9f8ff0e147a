import PortableUIKit
import Testing

@MainActor @Suite("Restoring scenes", .standInOnly) struct RestorationTests {
  @Test("Rule 163: an activity requested in the background comes back with the next connection")
  func rule163() throws {
    let app = LaunchedApp()
    app.launch(place: "product 42")
    let session = try #require(app.scene(1)).session
    _ = app.take()
    app.device.user.goHome()
    #expect(
      app.take() == [
        "S1 willResignActive, active", "S1 didEnterBackground, background",
        "S1 stateRestorationActivity",
      ])
    app.device.terminate()
    #expect(app.take() == [])
    #expect(session.scene == nil)
    #expect(app.device.application.openSessions == [session])
    #expect(app.device.application.connectedScenes == [])

    app.launch()
    #expect(
      app.take() == [
        "app willFinishLaunching(nil)", "app didFinishLaunching, 0 scenes",
        "app configurationForConnecting()", "S2 made",
        "S2 willConnectTo(), from product 42, unattached",
        "S2 restore(product 42), background", "S2 willEnterForeground, background",
        "S2 didBecomeActive, active",
      ])
    #expect(app.scene(2)?.session === session)
  }

  @Test("Rule 163: the activity comes back with all that the system saves of it")
  func saved() throws {
    let keeper = PlaceKeeper()
    let device = HeadlessDevice(timeMode: .manual)
    device.launch(RecordingApp(EventLog())) { _ in keeper }
    #expect(keeper.restored == nil)
    device.user.goHome()
    device.terminate()
    device.launch(RecordingApp(EventLog())) { _ in keeper }
    let restored = try #require(keeper.restored)
    #expect(restored.activityType == "place")
    #expect(restored.title == "Product 42")
    #expect(restored.webpageURL?.absoluteString == "https://shop.example/product/42")
    #expect(restored.userInfo?["id"] as? Int == 42)
    #expect(restored.requiredUserInfoKeys == ["id"])
    #expect(restored.targetContentIdentifier == "product/42")
    #expect(restored.persistentIdentifier == "p42")
  }

  @Test("Rule 163: an activity that wasn't requested in time doesn't come back")
  func notAsked() {
    let app = LaunchedApp()
    app.launch(place: "product 42")
    app.device.terminate()
    app.launch()
    #expect(app.take().contains("S2 willConnectTo(), unattached"))
  }

  @Test("Rule 163: a disconnected scene keeps its session, and can connect again")
  func disconnected() throws {
    let app = LaunchedApp(showsScreens: true)
    app.launch(place: "product 42")
    let scene = try #require(app.scene(1))
    let window = try #require(scene.windows.first)
    _ = app.take()
    app.device.disconnect(scene)
    #expect(
      app.take() == [
        "S1 willResignActive, active", "S1 didEnterBackground, background",
        "S1 stateRestorationActivity", "S1 didDisconnect, unattached",
      ])
    #expect(scene.delegate == nil)
    #expect(scene.windows.isEmpty)
    #expect(window.windowScene == nil)
    #expect(app.device.application.windows.isEmpty)
    #expect(app.device.application.openSessions == [scene.session])

    #expect(app.device.user.bringToFront(scene.session))
    #expect(app.take()[2] == "S2 willConnectTo(), from product 42, unattached")
    #expect(app.scene(2)?.session === scene.session)
  }

  @Test("Rule 163: closing a window discards its session, and the app hears of it")
  func closed() throws {
    let app = LaunchedApp()
    app.launch()
    let session = try #require(app.scene(1)).session
    _ = app.take()
    app.device.user.closeWindow(session)
    #expect(
      app.take() == [
        "S1 willResignActive, active", "S1 didEnterBackground, background",
        "S1 stateRestorationActivity", "S1 didDisconnect, unattached", "app didDiscard(1)",
      ])
    #expect(app.device.application.openSessions == [])
    #expect(!app.device.user.bringToFront(session))
    app.device.user.returnToApp()
    #expect(app.take().prefix(2) == ["app configurationForConnecting()", "S2 made"])
  }

  @Test("Rule 163: an app that isn't running hears of a closed window at its next launch")
  func closedWhileDead() throws {
    let app = LaunchedApp()
    app.launch()
    let session = try #require(app.scene(1)).session
    app.device.terminate()
    _ = app.take()
    app.device.user.closeWindow(session)
    #expect(app.take() == [])
    app.launch()
    #expect(
      app.take().prefix(3) == [
        "app willFinishLaunching(nil)", "app didFinishLaunching, 0 scenes", "app didDiscard(1)",
      ])
    #expect(app.scene(2)?.session !== session)
  }

  @Test(
    "Scenes side by side come back side by side, the one in front last",
    arguments: [true, false])
  func sideBySide(wasLeft: Bool) throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    for _ in 1...2 { app.device.user.openWindow() }
    app.device.user.send(try #require(app.scene(2)), to: .background)
    app.device.user.bringToFront(try #require(app.scene(1)))
    let sessions = [3, 1].map { app.scene($0)?.session }
    if wasLeft { app.device.user.goHome() }
    app.device.terminate()
    app.launch()
    #expect(app.states == ["S4 active", "S5 active"])
    #expect([4, 5].map { app.scene($0)?.session } == sessions)
    #expect(app.device.application.openSessions.count == 3)
  }

  @Test("An activity that needs saving is updated before the scene is asked for its own")
  func didUpdate() throws {
    let app = LaunchedApp()
    app.launch()
    let scene = try #require(app.scene(1))
    let activity = NSUserActivity(activityType: "reading")
    scene.userActivity = activity
    activity.needsSave = true
    _ = app.take()
    for _ in 1...2 {
      app.device.user.goHome()
      app.device.user.returnToApp()
    }
    let told = app.take().filter { $0.contains("Update") || $0.contains("Restoration") }
    #expect(
      told == [
        "S1 didUpdate(reading)", "S1 stateRestorationActivity", "S1 stateRestorationActivity",
      ])
  }

  @Test("An activity merges new entries into its user info")
  func entries() {
    let activity = NSUserActivity(activityType: "reading")
    activity.addUserInfoEntries(from: ["page": 1, "book": "a"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?["book"] as? String == "a")
  }
}

/// Saves a place, and keeps the activity that its scene connects with.
private final class PlaceKeeper: NSObject, UISceneDelegate {
  private(set) var restored: NSUserActivity?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    restored = session.stateRestorationActivity
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "place")
    activity.title = "Product 42"
    activity.webpageURL = URL(string: "https://shop.example/product/42")
    activity.userInfo = ["id": 42]
    activity.requiredUserInfoKeys = ["id"]
    activity.targetContentIdentifier = "product/42"
    activity.persistentIdentifier = "p42"
    return activity
  }
}

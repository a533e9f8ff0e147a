import PortableUIKit
import Testing

@MainActor @Suite("Requests for scenes", .standInOnly) struct SceneRequestTests {
  private func request(
    _ session: UISceneSession?, of app: LaunchedApp, with activity: NSUserActivity? = nil
  ) {
    let log = app.log
    app.device.application.requestSceneSessionActivation(
      session, userActivity: activity, options: nil
    ) { error in
      switch error {
      case UISceneError.multipleScenesNotSupported: log.add("one scene only")
      case UISceneError.requestDenied: log.add("denied")
      default: log.add("\(error)")
      }
    }
  }

  @Test(
    "Rule 164: a request connects a new session on the next turn, with the activity in its options"
  )
  func newSession() {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    _ = app.take()
    request(nil, of: app, with: NSUserActivity(activityType: "product"))
    #expect(app.take() == [])
    app.device.runUntilIdle()
    #expect(
      app.take() == [
        "app configurationForConnecting(product)", "S2 made",
        "S2 willConnectTo(product), unattached", "S2 willEnterForeground, background",
        "S2 didBecomeActive, active",
      ])
    #expect(app.states == ["S1 active", "S2 active"])
  }

  @Test("Rule 164: a request brings a connected scene to the foreground beside the others")
  func connected() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    let first = try #require(app.scene(1))
    app.device.user.send(first, to: .background)
    _ = app.take()
    request(first.session, of: app, with: NSUserActivity(activityType: "product"))
    app.device.runUntilIdle()
    #expect(
      app.take() == [
        "S1 willEnterForeground, background", "S1 willContinue(product)",
        "S1 continue(product), inactive", "S1 didBecomeActive, active",
      ])
    #expect(app.states == ["S1 active", "S2 active"])
  }

  @Test("Rule 164: a request reconnects a disconnected session, and passes on the activity")
  func disconnected() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    let second = try #require(app.scene(2))
    app.device.disconnect(second)
    _ = app.take()
    request(second.session, of: app, with: NSUserActivity(activityType: "product"))
    app.device.runUntilIdle()
    #expect(app.take()[2] == "S3 willConnectTo(product), unattached")
    #expect(app.scene(3)?.session === second.session)
  }

  @Test("Rule 164: a phone's app has one scene, and a request for another fails")
  func phone() {
    let app = LaunchedApp()
    app.launch()
    _ = app.take()
    #expect(!app.device.application.supportsMultipleScenes)
    request(nil, of: app)
    app.device.runUntilIdle()
    #expect(app.take() == ["one scene only"])
    #expect(app.device.user.openWindow() == nil)
    #expect(app.states == ["S1 active"])
  }

  @Test("Rule 164: a request for a discarded session is denied, one of an ended process dropped")
  func denied() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    let session = try #require(app.scene(1)).session
    app.device.user.closeWindow(session)
    _ = app.take()
    request(session, of: app)
    app.device.runUntilIdle()
    #expect(app.take() == ["denied"])
    request(nil, of: app)
    app.device.terminate()
    app.device.runUntilIdle()
    #expect(app.take() == [])
  }

  @Test("Rule 164: a request of iOS 17 connects a session as well")
  func activationRequest() {
    guard #available(iOS 17.0, *) else { return }
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    _ = app.take()
    var request = UISceneSessionActivationRequest()
    request.userActivity = NSUserActivity(activityType: "product")
    app.device.application.activateSceneSession(for: request)
    app.device.runUntilIdle()
    #expect(app.take()[2] == "S2 willConnectTo(product), unattached")
  }

  @Test("A destruction request disconnects a scene, and discards its session for good")
  func destruction() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    let session = try #require(app.scene(1)).session
    _ = app.take()
    app.device.application.requestSceneSessionDestruction(session, options: nil)
    app.device.runUntilIdle()
    #expect(
      app.take() == [
        "S1 willResignActive, active", "S1 didEnterBackground, background",
        "S1 stateRestorationActivity", "S1 didDisconnect, unattached", "app didDiscard(1)",
      ])
    #expect(app.states == ["S2 active"])

    let log = app.log
    app.device.application.requestSceneSessionDestruction(session, options: nil) { error in
      if case UISceneError.requestDenied = error { log.add("denied") }
    }
    app.device.runUntilIdle()
    #expect(app.take() == ["denied"])
  }
}

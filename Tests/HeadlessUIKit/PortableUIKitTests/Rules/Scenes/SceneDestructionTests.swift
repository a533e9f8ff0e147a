#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("Scenes that take their session with them", .standInOnly)
struct SceneDestructionTests {
  @Test("Rule 181: a session with the condition of the process's end isn't restored")
  func processEnds() throws {
    let app = LaunchedApp()
    app.launch(place: "cart")
    let scene = try #require(app.scene(1))
    scene.destructionConditions = [.systemDisconnection]
    app.device.user.goHome()
    app.device.terminate()
    _ = app.take()
    app.launch(place: "cart")
    let events = app.take()
    #expect(events.contains("app didDiscard(1)"), "\(events)")
    #expect(!events.contains { $0.contains("restore") }, "\(events)")
    #expect(app.scene(2)?.session !== scene.session)
  }

  @Test("Rule 181: a session with the condition of the user's leaving goes with swiping home")
  func userLeaves() throws {
    let app = LaunchedApp()
    app.launch()
    let scene = try #require(app.scene(1))
    let session = scene.session
    scene.destructionConditions = [.userInitiatedDismissal]
    _ = app.take()
    app.device.user.goHome()
    #expect(app.take().suffix(2) == ["S1 didDisconnect, unattached", "app didDiscard(1)"])
    app.device.user.returnToApp()
    #expect(app.scene(2).map { $0.session !== session } == true)
  }

  @Test("Rule 181: without a condition the session stays")
  func stays() throws {
    let app = LaunchedApp()
    app.launch()
    let session = try #require(app.scene(1)).session
    app.device.user.goHome()
    app.device.user.returnToApp()
    #expect(app.scene(1)?.session === session)
    app.device.terminate()
    app.launch()
    #expect(app.scene(2)?.session === session)
  }

  // Confirmation

  private func confirming(_ app: LaunchedApp) throws -> UIWindowScene {
    app.launch()
    let scene = try #require(app.device.user.openWindow())
    func action(_ title: String, _ style: UIAlertAction.Style) -> UIAlertAction {
      UIAlertAction(title: title, style: style) { app.log.add($0.title ?? "") }
    }
    scene.closureConfirmation = UISceneClosureConfirmation(
      title: "Leave?", message: nil,
      actions: [action("End meeting", .destructive), action("Hand over", .default)])
    _ = app.take()
    return scene
  }

  @Test("Rule 182: the system asks before it closes a window, and an action replaces “Close”")
  func closes() throws {
    let app = LaunchedApp(idiom: .pad)
    let scene = try confirming(app)
    #expect(app.device.user.closeWindow(scene, answering: "End meeting"))
    #expect(app.take().first == "End meeting")
    #expect(app.states == ["S1 active"])
  }

  @Test("Rule 182: any other answer leaves the window open", arguments: ["Cancel", "Hand over"])
  func staysOpen(answer: String) throws {
    let app = LaunchedApp(idiom: .pad)
    let scene = try confirming(app)
    #expect(app.device.user.closeWindow(scene, answering: answer))
    #expect(app.take() == (answer == "Cancel" ? [] : [answer]))
    #expect(app.states == ["S1 active", "S2 active"])
    #expect(!app.device.user.closeWindow(scene, answering: "Close"))
  }

  @Test(
    "Rule 182: a user who insists takes the answer that closes, and without a question just closes")
  func insists() throws {
    let app = LaunchedApp(idiom: .pad)
    app.device.user.closeWindow(try confirming(app))
    #expect(app.take().first == "End meeting")
    let other = try #require(app.device.user.openWindow())
    #expect(!app.device.user.closeWindow(other, answering: "Close"))
    app.device.user.closeWindow(other)
    #expect(app.states == ["S1 active"])
  }
}
#endif

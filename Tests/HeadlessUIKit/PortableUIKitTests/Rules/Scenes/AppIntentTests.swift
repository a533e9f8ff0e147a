#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("Intents for scenes", .standInOnly) struct AppIntentTests {
  private struct OpenOrder: UISceneAppIntent {
    let log: EventLog

    func perform() async throws -> Int {
      await MainActor.run { log.add("perform in \(uiScene.map { _ in "a scene" } ?? "none")") }
      return 42
    }

    func performNavigation(forScene scene: UIScene) {
      log.add("performNavigation, \(scene.activationState.text)")
    }
  }

  private final class Delegate: NSObject, AppIntentSceneDelegate {
    let log: EventLog

    init(_ log: EventLog) { self.log = log }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.add("willConnectTo \(connectionOptions.appIntent.map { "\(type(of: $0))" } ?? "")")
    }

    func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
      log.add("willPerform, \(scene.activationState.text)")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { log.add("didBecomeActive") }
  }

  private final class Plain: NSObject, UISceneDelegate {}

  private let log = EventLog()

  @Test("Rule 244: a cold start has the intent in its options, and the delegate prepares it once")
  func cold() async {
    let device = HeadlessDevice(timeMode: .manual)
    device.user.run(OpenOrder(log: log))
    device.launch(RecordingApp(EventLog())) { [log] _ in Delegate(log) }
    await device.settle()
    #expect(
      log.take() == [
        "willConnectTo OpenOrder", "willPerform, inactive", "didBecomeActive",
        "perform in a scene",
      ])
  }

  @Test(
    "Rule 165: a scene in the background is prepared before it becomes active, and before `perform`"
  )
  func background() async {
    let device = HeadlessDevice(timeMode: .manual)
    device.launch(RecordingApp(EventLog())) { [log] _ in Delegate(log) }
    device.user.goHome()
    _ = log.take()
    device.user.run(OpenOrder(log: log))
    await device.settle()
    #expect(log.take() == ["willPerform, inactive", "didBecomeActive", "perform in a scene"])
  }

  @Test("Rule 244: a delegate that doesn't prepare leaves it to the intent")
  func plain() async {
    let device = HeadlessDevice(timeMode: .manual)
    device.launch(RecordingApp(EventLog())) { _ in Plain() }
    device.user.run(OpenOrder(log: log))
    await device.settle()
    #expect(log.take() == ["performNavigation, active", "perform in a scene"])
  }

  @Test("Rule 245: the intent goes to the scene that wants its content")
  func chosen() async throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    app.scene(1)?.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
      NSPredicate { value, _ in (value as? String) == "OpenOrder" }
    let first = try #require(app.scene(1))
    app.device.user.send(first, to: .background)
    app.device.user.run(OpenOrder(log: log))
    await app.device.settle()
    #expect(log.take() == ["performNavigation, inactive", "perform in a scene"])
    #expect(app.states == ["S1 active", "S2 active"])
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("Accessories on further displays", .standInOnly) struct SceneAccessoryTests {
  private let app = LaunchedApp(showsScreens: true)

  private func register() throws -> UISceneAccessoryRegistration {
    app.launch()
    app.device.runUntilIdle()
    let root = try #require(app.scene(1)?.windows.first?.rootViewController)
    let registration = root.registerSceneAccessory(
      .externalNonInteractive(
        sceneConfiguration: UISceneConfiguration(
          name: "Slides", sessionRole: .windowExternalDisplayNonInteractive),
        userInfo: "deck"))
    app.device.runUntilIdle()
    _ = app.take()
    return registration
  }

  @Test("Rule 184: its scene connects with the display, and goes with it")
  func comesAndGoes() throws {
    let registration = try register()
    #expect(!registration.isAvailable)
    app.device.offerAccessories(of: .windowExternalDisplayNonInteractive)
    #expect(registration.isAvailable)
    let scene = try #require(app.scene(2))
    #expect(scene.session.role == .windowExternalDisplayNonInteractive)
    #expect(scene.session.configuration.name == "Slides")
    app.device.withdrawAccessories(of: .windowExternalDisplayNonInteractive)
    #expect(app.states == ["S1 active"])
    #expect(!registration.isAvailable)
  }

  @Test("Rule 184: the options have what was registered with it")
  func userInfo() throws {
    final class Delegate: NSObject, UIWindowSceneDelegate {
      var window: UIWindow?
      var info: String?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        info = connectionOptions.sceneAccessoryUserInfo as? String
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
    }
    let device = HeadlessDevice(timeMode: .manual)
    var delegates: [Delegate] = []
    device.launch(RecordingApp(EventLog())) { _ in
      delegates.append(Delegate())
      return delegates[delegates.count - 1]
    }
    let root = try #require(delegates.first?.window?.rootViewController)
    device.offerAccessories(of: .windowExternalDisplayNonInteractive)
    root.registerSceneAccessory(
      .externalNonInteractive(
        sceneConfiguration: UISceneConfiguration(
          name: nil, sessionRole: .windowExternalDisplayNonInteractive), userInfo: "deck"))
    device.runUntilIdle()
    #expect(delegates.map(\.info) == [nil, "deck"])
  }

  @Test("Rule 184: the app can disable it, and unregister it")
  func disabled() throws {
    let registration = try register()
    app.device.offerAccessories(of: .windowExternalDisplayNonInteractive)
    registration.isEnabled = false
    #expect(app.states == ["S1 active"])
    registration.isEnabled = true
    #expect(app.states == ["S1 active", "S3 active"])
    let root = try #require(app.scene(1)?.windows.first?.rootViewController)
    root.unregisterSceneAccessory(registration)
    #expect(app.states == ["S1 active"])
    app.device.offerAccessories(of: .windowExternalDisplayNonInteractive)
    #expect(app.states == ["S1 active"])
  }

  @Test("Rule 184: it goes with the view controller that registered it")
  func viewControllerGone() throws {
    app.launch()
    app.device.offerAccessories(of: .windowExternalDisplayNonInteractive)
    var screen: UIViewController? = app.device.perform { UIViewController() }
    screen?.registerSceneAccessory(
      .externalNonInteractive(
        sceneConfiguration: UISceneConfiguration(
          name: nil, sessionRole: .windowExternalDisplayNonInteractive)))
    app.device.runUntilIdle()
    #expect(app.states == ["S1 active", "S2 active"])
    screen = nil
    app.device.offerAccessories(of: .windowExternalDisplayNonInteractive)
    #expect(app.states == ["S1 active"])
  }
}
#endif

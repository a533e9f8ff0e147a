import PortableUIKit
import Testing

@MainActor @Suite("Notifications of windows, scenes and the device", .simulated)
struct NotificationTests {
  let stage = Stage()

  /// Logs these notifications, of one object or of all.
  private func listen(to names: [Notification.Name], of object: AnyObject?)
    -> [any NSObjectProtocol]
  {
    let log = stage.log
    return names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated { log.add(name.rawValue) }
      }
    }
  }

  private func stop(_ observers: [any NSObjectProtocol]) {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("A window posts that it's visible, has become key, has resigned key and is hidden")
  func windows() async {
    let window = stage.simulation.makeWindow()
    window.rootViewController = stage.screen("A")
    let observers = listen(
      to: [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
        UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
      ], of: window)

    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    await stage.settle()
    let other = await stage.show(stage.screen("B"), keepingLog: true)
    window.isHidden = true

    #expect(
      stage.log.take().filter { $0.hasPrefix("UI") } == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
    stop(observers)
    _ = other
  }

  #if !canImport(UIKit)
  @Test("The application posts its launch and its first activation, a scene its disconnection")
  func launch() {
    let device = HeadlessDevice(timeMode: .manual)
    let observers = listen(
      to: [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      ], of: device.application)
    let app = LaunchingApp()
    device.launch(app)
    #expect(stage.log.take() == ["UIApplicationDidFinishLaunchingNotification"])

    let first = device.connectScene()
    let second = device.connectScene()
    #expect(stage.log.take() == ["UIApplicationDidBecomeActiveNotification"])

    let ends = listen(to: [UIScene.didDisconnectNotification], of: first)
    device.disconnect(first)
    #expect(stage.log.take() == ["UISceneDidDisconnectNotification"])
    stop(observers + ends)
    _ = second
  }

  @Test("A scene posts that it connects, enters the foreground and is active, after its delegate")
  func scene() {
    let device = HeadlessDevice(timeMode: .manual)
    let delegate = ListeningScene(stage.log)

    delegate.observers = listen(
      to: [
        UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
        UIScene.didActivateNotification,
      ], of: nil)
    device.connectScene(delegate: delegate)

    #expect(
      stage.log.take() == [
        "delegate: willConnectTo", "UISceneWillConnectNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
      ])
    stop(delegate.observers)
  }

  @Test("After a rotation a scene's delegate gets the previous size, orientation and traits")
  func turning() async {
    let window = await stage.show(stage.screen("A"))
    let delegate = ListeningScene(stage.log)
    window.windowScene?.delegate = delegate

    stage.simulation.resize(window, to: CGSize(width: 844, height: 390))
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.hasPrefix("delegate") } == [
        "delegate: was 390.0 × 844.0, upright, of height class 2"
      ])
    #expect(window.windowScene?.coordinateSpace.bounds.width == 844)
  }
  #endif
}

#if !canImport(UIKit)
private final class LaunchingApp: NSObject, UIApplicationDelegate {}

private final class ListeningScene: NSObject, UIWindowSceneDelegate {
  let log: EventLog
  var observers: [any NSObjectProtocol] = []

  init(_ log: EventLog) {
    self.log = log
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.add("delegate: willConnectTo")
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = previousCoordinateSpace.bounds.size
    let orientation = previousInterfaceOrientation.isPortrait ? "upright" : "turned"
    log.add(
      "delegate: was \(size.width) × \(size.height), \(orientation), of height class "
        + "\(previousTraitCollection.verticalSizeClass.rawValue)")
  }
}
#endif

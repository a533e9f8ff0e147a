import PortableUIKit
import Testing

@MainActor @Suite("Misuse at launch", .simulated, .standInOnly) struct LaunchMisuseTests {
  let simulation = Simulation.current
  private let missingRoot = Misuse(
    rule: "M22", name: "NSInternalInconsistencyException",
    reason: "Application windows are expected to have a root view controller at the end of "
      + "application launch")

  @Test("M22: launching an application whose visible window has no root", arguments: [true, false])
  func m22(hasRoot: Bool) {
    let delegate = LaunchedApplication()
    delegate.root = hasRoot ? UIViewController() : nil

    simulation.launch(delegate)

    #expect(simulation.takeMisuses() == (hasRoot ? [] : [missingRoot]))
  }

  @Test("M22: connecting a scene whose visible window has no root", arguments: [true, false])
  func m22Scene(hasRoot: Bool) {
    let delegate = ConnectedScene()
    delegate.root = hasRoot ? UIViewController() : nil

    simulation.connectScene(delegate)

    #expect(simulation.takeMisuses() == (hasRoot ? [] : [missingRoot]))
  }
}

private final class LaunchedApplication: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var root: UIViewController?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class ConnectedScene: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  var root: UIViewController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }
}

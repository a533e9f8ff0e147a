#if !canImport(UIKit)
import PortableUIKit

extension ExploredLaunch {
  /// Creates the parts of a launch of an app without a router.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, new for this launch.
  ///   - sceneDelegate: Makes the delegate of a scene each time one connects.
  ///   - app: A description of the app for the explorer.
  public init(
    delegate: any UIApplicationDelegate,
    sceneDelegate: @escaping @MainActor (UISceneSession) -> any UISceneDelegate,
    app: ExploredApp = ExploredApp()
  ) {
    self.init(delegate: delegate, sceneDelegate: sceneDelegate) { _ in app }
  }

  /// Creates the parts of a launch of an app without a router, with the scenes of its Info.plist.
  /// Without an Info.plist, the app has no scenes, and its delegate has the window.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, new for this launch.
  ///   - app: A description of the app for the explorer.
  public init(delegate: any UIApplicationDelegate, app: ExploredApp = ExploredApp()) {
    self.init(
      delegate: delegate,
      sceneDelegate: { session in
        HeadlessDevice.current.makeSceneDelegate(for: session) ?? ScenelessApp(delegate)
      }, app: app)
  }
}

/// A scene delegate for an app without scenes: puts the window of the application's delegate into
/// the scene, and calls the application delegate's methods for the scene's events.
@MainActor private final class ScenelessApp: UIResponder, UIWindowSceneDelegate {
  private let delegate: any UIApplicationDelegate
  private var wasInBackground = false

  init(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    super.init()
  }

  var window: UIWindow? {
    get { delegate.window ?? nil }
    set {}
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window?.windowScene = scene as? UIWindowScene
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    _ = delegate.application(.shared, continue: userActivity) { _ in }
  }

  func sceneDidBecomeActive(_ scene: UIScene) { delegate.applicationDidBecomeActive(.shared) }

  func sceneWillResignActive(_ scene: UIScene) { delegate.applicationWillResignActive(.shared) }

  // An application without scenes gets this call only when it comes back.
  func sceneWillEnterForeground(_ scene: UIScene) {
    guard wasInBackground else { return }
    wasInBackground = false
    delegate.applicationWillEnterForeground(.shared)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    wasInBackground = true
    delegate.applicationDidEnterBackground(.shared)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { _ = delegate.application(.shared, open: context.url, options: [:]) }
  }
}
#endif

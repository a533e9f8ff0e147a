#if !canImport(UIKit)
extension UIApplication {
  /// Connects a session in the order of rule 160. The scene finds earlier arrivals in the options,
  /// and most of them only there (rule 162).
  ///
  /// - Parameters:
  ///   - isConfigured: Whether the session has its configuration already, so that UIKit doesn't ask
  ///     the application's delegate.
  ///   - make: Makes the scene's delegate, after the session has its configuration.
  func connect(
    _ session: UISceneSession, with arrivals: [Arrival], isConfigured: Bool = false,
    make: (UISceneSession) -> (any UISceneDelegate)?
  ) -> UIWindowScene {
    let options = UIScene.ConnectionOptions(arrivals)
    if let delegate, !isConfigured {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type
    let sceneDelegate = make(session)
    let scene = (sceneClass ?? UIWindowScene.self).init(
      session: session, connectionOptions: options)
    connectedScenes.insert(scene)
    for case .tap(let response) in arrivals { response.scene = scene }
    scene.delegate = sceneDelegate
    scene.makeStoryboardWindow()
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, by: scene)
    guard connectedScenes.contains(scene) else { return scene }
    scene.activationState = .background
    scene.showStoryboardWindow()
    scene.showHostedWindow()
    scene.checkWindows()
    if let activity = session.stateRestorationActivity {
      sceneDelegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    scene.comeToFront(with: arrivals.filter(\.isToldAfterConnection))
    return scene
  }

  /// Disconnects a scene, but keeps its session. Its windows live for as long as other objects hold
  /// them.
  func disconnect(_ scene: UIScene) {
    guard connectedScenes.contains(scene) else { return }
    scene.enterBackground()
    guard connectedScenes.remove(scene) != nil else { return }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, by: scene)
    scene.letGo()
    // The scene's window may be gone by now and can't report the change.
    device.noteChange()
  }
}

extension UIScene {
  /// Clears the references to the app's objects when the scene goes away.
  func letGo() {
    activationState = .unattached
    delegate = nil
    userActivity = nil
    if session.scene === self { session.scene = nil }
    for window in (self as? UIWindowScene)?.windows ?? [] { window.windowScene = nil }
    (self as? UIWindowScene)?.hostedWindow = nil
  }
}

extension UIWindowScene {
  fileprivate func makeStoryboardWindow() {
    guard let root = session.configuration.storyboard?.instantiateInitialViewController(),
      let holder = delegate as? any UIWindowSceneDelegate
    else { return }
    let window = UIWindow(windowScene: self)
    window.rootViewController = root
    holder.hold(window)
  }

  fileprivate func showStoryboardWindow() {
    guard session.configuration.storyboard != nil,
      let window = (delegate as? any UIWindowSceneDelegate)?.window as? UIWindow
    else { return }
    window.makeKeyAndVisible()
  }

  /// Shows the content of a SwiftUI scene (rule 250).
  fileprivate func showHostedWindow() {
    guard let hosted = session.hosted, windows.isEmpty else { return }
    let window = UIWindow(windowScene: self)
    window.rootViewController = hosted.makeRoot()
    window.makeKeyAndVisible()
    hostedWindow = window
  }

  fileprivate func checkWindows() {
    for window in windows { device.application.checkRoot(of: window) }
  }
}

extension UIApplication {
  /// Reports a visible window without a root view controller (M22).
  func checkRoot(of window: UIWindow) {
    guard !window.isHidden, window.rootViewController == nil else { return }
    device.misuse(
      "M22", "NSInternalInconsistencyException",
      "Application windows are expected to have a root view controller at the end of application "
        + "launch")
  }
}
#endif

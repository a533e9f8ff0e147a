#if !canImport(UIKit)
extension UIApplication {
  /// Makes a session and its scene. The scene's delegate hears of the URLs that came before there
  /// was a scene, and then of the foreground.
  func connectScene(delegate sceneDelegate: (any UISceneDelegate)?) -> UIWindowScene {
    let session = UISceneSession(persistentIdentifier: "scene-\(openSessions.count + 1)")
    openSessions.insert(session)
    let options = UIScene.ConnectionOptions(urlContexts: takeURLContexts())
    if let delegate {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type
    let scene = (sceneClass ?? UIWindowScene.self).init(
      session: session, connectionOptions: options)
    connectedScenes.insert(scene)
    scene.delegate = sceneDelegate
    scene.activationState = .foregroundInactive
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, by: scene)
    checkWindows(of: scene)
    sceneDelegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, by: scene)
    scene.activationState = .foregroundActive
    sceneDelegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, by: scene)
    if connectedScenes.count == 1 { post(Self.didBecomeActiveNotification, by: self) }
    return scene
  }

  /// Ends a scene: its windows stay with whoever holds them, off the list.
  func disconnect(_ scene: UIWindowScene) {
    guard connectedScenes.remove(scene) != nil else { return }
    openSessions.remove(scene.session)
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, by: scene)
  }

  func launch(_ newDelegate: any UIApplicationDelegate) {
    delegate = newDelegate
    _ = newDelegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = newDelegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification, by: self)
    if let window = newDelegate.window as UIWindow? { checkRoot(of: window) }
  }

  private func checkWindows(of scene: UIWindowScene) {
    for window in scene.windows { checkRoot(of: window) }
  }

  /// M22.
  private func checkRoot(of window: UIWindow) {
    guard !window.isHidden, window.rootViewController == nil else { return }
    device.misuse(
      "M22", "NSInternalInconsistencyException",
      "Application windows are expected to have a root view controller at the end of application "
        + "launch")
  }

  /// A URL from outside goes to the scene in front, or waits for one.
  func receive(_ url: URL) {
    let scenes = connectedScenes.sorted { $0.number < $1.number }
    let isInFront = { (scene: UIScene) in (scene as? UIWindowScene)?.keyWindow != nil }
    guard let scene = scenes.first(where: isInFront) ?? scenes.first else {
      return waitingURLs.append(url)
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
  }

  private func takeURLContexts() -> Set<UIOpenURLContext> {
    defer { waitingURLs = [] }
    return Set(waitingURLs.map(UIOpenURLContext.init))
  }
}
#endif

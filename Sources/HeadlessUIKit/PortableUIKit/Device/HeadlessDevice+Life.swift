#if !canImport(UIKit)
extension HeadlessDevice {
  /// Launches the application cold, with scenes: calls `willFinishLaunching` and
  /// `didFinishLaunching`, then connects its scenes and brings them to the foreground. The
  /// connection options hold everything that arrived from outside. After an earlier process, this
  /// reconnects the sessions that were last in the foreground, with their
  /// `stateRestorationActivity`.
  ///
  /// ```swift
  /// device.launch(AppDelegate()) { _ in SceneDelegate() }
  /// device.user.goHome()
  /// device.terminate()
  /// device.launch(AppDelegate()) { _ in SceneDelegate() }
  /// ```
  ///
  /// If an application is still running, it ends first. The device keeps the delegate alive until
  /// the process ends, as `UIApplicationMain` does in an app.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, the class with `@main`.
  ///   - sceneDelegate: Makes a scene's delegate each time a scene connects. It stands for the
  ///     class in the Info.plist, or in the session's configuration.
  public func launch(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: @escaping @MainActor (UISceneSession) -> any UISceneDelegate
  ) {
    perform {
      if process != nil || !application.connectedScenes.isEmpty { terminate() }
      declareInterfaces(of: delegate)
      process = AppProcess(delegate: delegate, makeSceneDelegate: sceneDelegate)
      hasScenes = true
      application.launch(delegate)
      tellDiscarded()
      connectAtLaunch()
    }
  }

  /// Launches the application as its Info.plist says: with scenes and their delegates, or with the
  /// window of its main storyboard. Without an Info.plist among the sources that `HeadlessUIKitPlugin`
  /// translates, this launches without scenes: calls `willFinishLaunching` and `didFinishLaunching`.
  /// The device doesn't keep the delegate alive. To connect scenes, call `connectScene(delegate:)`.
  /// If the delegate has a window instead, the application has no scenes, and becomes active.
  public func launch(_ delegate: any UIApplicationDelegate) {
    perform {
      declareInterfaces(of: delegate)
      if let manifest, !manifest.scenes.isEmpty {
        return launch(delegate) { manifest.makeDelegate(for: $0) ?? BareSceneDelegate() }
      }
      application.launch(delegate)
      tellDiscarded()
      application.becomeActiveWithoutScenes()
    }
  }

  /// Connects a window scene, as UIKit does at launch or for a second window: asks the
  /// application's delegate, if there is one, for a configuration, and notifies the scene's
  /// delegate.
  ///
  /// - Parameters:
  ///   - delegate: The scene's delegate. The device doesn't keep it alive.
  ///   - session: An open session without a scene. Otherwise, the device makes a new session.
  @discardableResult
  public func connectScene(
    delegate: (any UISceneDelegate)? = nil, of session: UISceneSession? = nil
  ) -> UIWindowScene {
    perform {
      hasScenes = true
      let known = session.flatMap { sessions.open.contains($0) && $0.scene == nil ? $0 : nil }
      return application.connect(known ?? sessions.make(), with: takeArrivals()) { _ in delegate }
    }
  }

  /// Connects a scene of another role, as the system does for another display or a camera. Nothing
  /// from outside arrives there (rule 184).
  @discardableResult
  public func connectScene(
    role: UISceneSession.Role, delegate: (any UISceneDelegate)? = nil
  ) -> UIWindowScene {
    perform { application.connect(sessions.make(role), with: []) { _ in delegate } }
  }

  /// Disconnects a scene, as the system does to free memory. A scene in the foreground goes to the
  /// background first. Its session stays, and you can connect it again.
  public func disconnect(_ scene: UIScene) {
    perform {
      application.disconnect(scene)
      discard([scene], because: .systemDisconnection)
    }
  }

  /// Ends the app's process as the system does, without notifying the app. Scenes, windows,
  /// delegates and pending work are gone; sessions stay, with the state they last saved.
  ///
  /// Anything outside the device lives on: Swift's tasks, static variables, notification observers.
  public func terminate() {
    perform {
      rememberSeen()
      let scenes = application.connectedScenes
      for scene in scenes { scene.letGo() }
      application.connectedScenes = []
      application.delegate = nil
      discard(scenes, because: .systemDisconnection)
      application = UIApplication(device: self)
      application.ownState = .background
      process = nil
      hasScenes = false
      isMainStoryboardShown = false
      for running in runningTransitions { running.transition?.abandon() }
      runningTransitions = []
      clock.cancelAll()
      animations = AnimationContext()
      transactions = TransactionStack()
      notificationCenter = UNUserNotificationCenter()
      firstResponder = nil
    }
  }
}

/// The delegate of a scene for which the Info.plist names none.
private final class BareSceneDelegate: NSObject, UISceneDelegate {}

extension HeadlessDevice {
  /// The connected scenes, frontmost first: the order in which the user looks for an arrival.
  var scenesFromFront: [UIScene] {
    let scenes = sessions.open.reversed().compactMap(\.scene)
    let keyed = scenes.filter {
      ($0 as? UIWindowScene)?.windows.contains(where: \.isKeyWindow) ?? false
    }
    let ordered = keyed + scenes.filter { !keyed.contains($0) }
    return ordered.filter(\.isInForeground) + scenes.filter { !$0.isInForeground }
  }

  /// The sessions in the foreground, the frontmost last.
  var sessionsInForeground: [UISceneSession] {
    scenesFromFront.filter(\.isInForeground).reversed().map(\.session)
  }

  /// Remembers the sessions in the foreground, if there are any.
  func rememberSeen() {
    let seen = sessionsInForeground
    if !seen.isEmpty { sessions.lastSeen = seen }
  }

  func takeArrivals() -> [Arrival] {
    defer { arrivals = [] }
    return arrivals
  }

  private func tellDiscarded() {
    guard !sessions.untold.isEmpty else { return }
    let untold = sessions.untold
    sessions.untold = []
    application.delegate?.application(application, didDiscardSceneSessions: untold)
  }

  /// Connects the last seen sessions, and passes the arrivals to the frontmost.
  private func connectAtLaunch() {
    let seen = sessions.seenLast
    let front = seen.last ?? sessions.make()
    let arrivals = takeArrivals()
    for session in seen.dropLast() { connect(session, with: []) }
    connect(front, with: arrivals)
  }

  @discardableResult
  private func connect(_ session: UISceneSession, with arrivals: [Arrival]) -> UIWindowScene? {
    guard let process else { return nil }
    return application.connect(
      session, with: arrivals, isConfigured: session.hosted != nil, make: process.makeSceneDelegate)
  }

  @discardableResult
  func connectNewScene() -> UIWindowScene? {
    process == nil ? nil : connect(sessions.make(), with: [])
  }

  /// Brings a session to the front and delivers the arrivals. Makes a new session if `session` is
  /// nil.
  func activate(
    _ session: UISceneSession?, with arrivals: [Arrival] = [], hosted: HostedScene? = nil
  ) throws(UISceneError) {
    if let session {
      guard sessions.open.contains(session) else { throw UISceneError(.requestDenied) }
      if let scene = session.scene { return scene.comeToFront(with: arrivals) }
    } else if !application.supportsMultipleScenes {
      throw UISceneError(.multipleScenesNotSupported)
    } else if !hasRoomForScenes {
      throw UISceneError(.requestDenied)
    }
    guard process != nil else { throw UISceneError(.requestDenied) }
    let session = session ?? sessions.make()
    if let hosted { session.show(hosted) }
    connect(session, with: arrivals)
  }

  /// Discards a session for good. An app that isn't running hears of it at its next launch.
  func discard(_ session: UISceneSession) {
    if let scene = session.scene { application.disconnect(scene) }
    guard sessions.discard(session) else { return }
    guard let delegate = application.delegate else {
      sessions.untold.insert(session)
      return
    }
    delegate.application(application, didDiscardSceneSessions: [session])
  }

  /// Delivers an arrival: to the named scene, to a scene that can show it, to a session connected
  /// for it, or to the next process.
  func receive(_ arrival: Arrival, in scene: UIScene?) {
    let named = scene.flatMap { application.connectedScenes.contains($0) ? $0 : nil }
    if let target = named ?? arrival.target(among: scenesFromFront) {
      return target.comeToFront(with: [arrival])
    }
    if application.hasOwnWindow { return application.receiveWithoutScenes(arrival) }
    guard process != nil else { return arrivals.append(arrival) }
    if let idle = sessions.open.last(where: { $0.scene == nil }) {
      connect(idle, with: [arrival])
    } else if let only = scenesFromFront.first,
      !application.supportsMultipleScenes || !hasRoomForScenes
    {
      // A phone's only scene takes it, even if its activation conditions don't match.
      only.comeToFront(with: [arrival])
    } else {
      connect(sessions.make(), with: [arrival])
    }
  }

  func endTransitions(in scene: UIScene) {
    let running = runningTransitions.compactMap(\.transition)
    for transition in running where transition.container?.window?.windowScene === scene {
      transition.endUnseen()
    }
  }
}
#endif

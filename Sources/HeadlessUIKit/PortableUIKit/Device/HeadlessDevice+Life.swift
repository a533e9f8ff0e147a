#if !canImport(UIKit)
extension HeadlessDevice {
  /// Launches the application cold, with scenes: `willFinishLaunching`, `didFinishLaunching`, then
  /// its scenes are connected and come to the foreground. What had arrived from outside is in the
  /// connection options. After an earlier process the sessions that were seen last are connected
  /// again, with their `stateRestorationActivity`.
  ///
  /// ```swift
  /// device.launch(AppDelegate()) { _ in SceneDelegate() }
  /// device.user.goHome()
  /// device.terminate()
  /// device.launch(AppDelegate()) { _ in SceneDelegate() }
  /// ```
  ///
  /// An application that still runs ends before. Its delegate lives until the process ends: nobody
  /// else keeps it, as nobody in an app keeps the delegate that `UIApplicationMain` makes.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, as `@main` names it.
  ///   - sceneDelegate: Makes the delegate of a scene, each time that one connects. It stands
  ///     for the class in the Info.plist, or in the session's configuration.
  public func launch(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: @escaping @MainActor (UISceneSession) -> any UISceneDelegate
  ) {
    perform {
      if process != nil || !application.connectedScenes.isEmpty { terminate() }
      process = AppProcess(delegate: delegate, makeSceneDelegate: sceneDelegate)
      hasScenes = true
      application.launch(delegate)
      tellDiscarded()
      connectAtLaunch()
    }
  }

  /// Launches the application alone: `willFinishLaunching`, `didFinishLaunching`. Its delegate is not
  /// kept alive. Scenes are connected by `connectScene(delegate:)`; an application whose delegate has
  /// a window then has none, and becomes active.
  public func launch(_ delegate: any UIApplicationDelegate) {
    perform {
      application.launch(delegate)
      tellDiscarded()
      application.becomeActiveWithoutScenes()
    }
  }

  /// Connects one more window scene, as UIKit does at launch or for a second window: asks the
  /// application's delegate for a configuration, if it has one, and tells the scene's delegate.
  ///
  /// - Parameters:
  ///   - delegate: The scene's delegate, which is not kept alive.
  ///   - session: A session that is open and has no scene; else a new one is made.
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

  /// Takes a scene away, as the system does when it needs the room: a scene in the foreground goes to
  /// the background before. Its session stays, and can be connected again.
  public func disconnect(_ scene: UIScene) {
    perform { application.disconnect(scene) }
  }

  /// Ends the process of the app, as the system does it: nobody is told anything. Scenes, windows,
  /// delegates and pending work are gone; sessions stay, with what they had last saved.
  ///
  /// What is not the device's goes on: Swift's tasks, static variables, observers of notifications.
  public func terminate() {
    perform {
      rememberSeen()
      for scene in application.connectedScenes { scene.letGo() }
      application.connectedScenes = []
      application.delegate = nil
      application = UIApplication(device: self)
      application.ownState = .background
      process = nil
      hasScenes = false
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

extension HeadlessDevice {
  /// The connected scenes, the one in front first: where the user would look for what arrives.
  var scenesFromFront: [UIScene] {
    let scenes = sessions.open.reversed().compactMap(\.scene)
    let keyed = scenes.filter {
      ($0 as? UIWindowScene)?.windows.contains(where: \.isKeyWindow) ?? false
    }
    let ordered = keyed + scenes.filter { !keyed.contains($0) }
    return ordered.filter(\.isInForeground) + scenes.filter { !$0.isInForeground }
  }

  /// The sessions of what is seen, the one in front last.
  var sessionsInForeground: [UISceneSession] {
    scenesFromFront.filter(\.isInForeground).reversed().map(\.session)
  }

  /// Notes what is seen, if anything is.
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

  /// What has arrived goes to the session that was in front.
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
    return application.connect(session, with: arrivals, make: process.makeSceneDelegate)
  }

  @discardableResult
  func connectNewScene() -> UIWindowScene? {
    process == nil ? nil : connect(sessions.make(), with: [])
  }

  /// Shows a session, or a new one: in front, and with what has arrived for it.
  func activate(
    _ session: UISceneSession?, with arrivals: [Arrival] = []
  ) throws(UISceneError) {
    if let session {
      guard sessions.open.contains(session) else { throw UISceneError(.requestDenied) }
      if let scene = session.scene { return scene.comeToFront(with: arrivals) }
    } else if !application.supportsMultipleScenes {
      throw UISceneError(.multipleScenesNotSupported)
    }
    guard process != nil else { throw UISceneError(.requestDenied) }
    connect(session ?? sessions.make(), with: arrivals)
  }

  /// Takes a session away for good. An app that does not run hears of it when it does.
  func discard(_ session: UISceneSession) {
    if let scene = session.scene { application.disconnect(scene) }
    guard sessions.discard(session) else { return }
    guard let delegate = application.delegate else {
      sessions.untold.insert(session)
      return
    }
    delegate.application(application, didDiscardSceneSessions: [session])
  }

  /// Hands over what comes from outside: to the scene that is named, to one that can show it, to a
  /// session that is connected for it, or to whatever is launched next.
  func receive(_ arrival: Arrival, in scene: UIScene?) {
    let named = scene.flatMap { application.connectedScenes.contains($0) ? $0 : nil }
    if let target = named ?? arrival.target(among: scenesFromFront) {
      return target.comeToFront(with: [arrival])
    }
    if application.hasOwnWindow { return application.receiveWithoutScenes(arrival) }
    guard process != nil else { return arrivals.append(arrival) }
    if let idle = sessions.open.last(where: { $0.scene == nil }) {
      connect(idle, with: [arrival])
    } else if let only = scenesFromFront.first, !application.supportsMultipleScenes {
      // A phone's one scene takes it, whatever that says of what it can show.
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

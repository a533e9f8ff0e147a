#if !canImport(UIKit)
extension HeadlessUser {
  /// Leaves the app: each scene in the foreground goes to the background.
  public func goHome() {
    device.perform {
      let seen = device.sessionsInForeground
      let scenes = seen.compactMap(\.scene)
      for scene in scenes { scene.resignActive() }
      for scene in scenes { scene.enterBackground() }
      if device.quirks.contains(.resizesForPictures) { takePictures(of: scenes) }
      if !seen.isEmpty { device.sessions.lastSeen = seen }
      device.application.enterBackgroundWithoutScenes()
      device.discard(scenes, because: .userInitiatedDismissal)
    }
  }

  /// Resizes the windows of scenes in the background to the other width and back, as the system does
  /// for the pictures that it shows of a tablet's apps (rule 296).
  private func takePictures(of scenes: [UIScene]) {
    guard device.idiom == .pad else { return }
    for window in scenes.flatMap({ ($0 as? UIWindowScene)?.windows ?? [] }) where !window.isHidden {
      let size = window.bounds.size
      resize(window, to: CGSize(width: size.width < 700 ? 1024 : 375, height: size.height))
      resize(window, to: size)
    }
  }

  /// Comes back to the app as the user left it: to the scenes that were last in the foreground.
  public func returnToApp() {
    device.perform {
      device.application.returnWithoutScenes()
      let inForeground = device.sessionsInForeground
      let sessions = inForeground.isEmpty ? device.sessions.seenLast : inForeground
      for session in sessions { try? device.activate(session) }
      if sessions.isEmpty { device.connectNewScene() }
    }
  }

  /// Opens a panel of the system over the app, such as Control Center, and closes it: each active
  /// scene becomes inactive, and active again.
  public func interrupt() {
    device.perform {
      let scenes = device.sessionsInForeground.compactMap(\.scene).filter {
        $0.activationState == .foregroundActive
      }
      for scene in scenes { scene.resignActive() }
      for scene in scenes { scene.activate() }
      device.application.interruptWithoutScenes()
    }
  }

  /// Moves a scene to a state, through the states in between. `.foregroundInactive` is a scene's
  /// state while the system's UI covers it; `.unattached` disconnects it, as
  /// `HeadlessDevice.disconnect(_:)` does.
  public func send(_ scene: UIScene, to state: UIScene.ActivationState) {
    device.perform {
      guard device.application.connectedScenes.contains(scene) else { return }
      switch state {
      case .foregroundActive: scene.comeToFront()
      case .foregroundInactive: scene.becomeInactive()
      case .background: scene.enterBackground()
      case .unattached: device.application.disconnect(scene)
      }
    }
  }

  /// Brings a scene to the front. The other scenes in the foreground stay there.
  public func bringToFront(_ scene: UIScene) {
    bringToFront(scene.session)
  }

  /// Chooses a session among the app's windows. A session without a scene connects again.
  ///
  /// - Returns: True if there is such a session to choose.
  @discardableResult
  public func bringToFront(_ session: UISceneSession) -> Bool {
    device.perform {
      do {
        try device.activate(session)
        return true
      } catch {
        return false
      }
    }
  }

  /// Opens another window of the app.
  ///
  /// - Returns: Its scene; nil if the app supports only one scene, a phone that folds is closed, or
  ///   the app didn't launch with scenes.
  @discardableResult
  public func openWindow() -> UIWindowScene? {
    device.perform {
      guard device.application.supportsMultipleScenes, device.hasRoomForScenes else { return nil }
      return device.connectNewScene()
    }
  }

  /// Closes a window: disconnects its scene and discards its session. If the scene asks for
  /// confirmation first, the user chooses to close it.
  public func closeWindow(_ scene: UIScene) {
    guard let choices = (scene as? UIWindowScene)?.closureConfirmation?.choices else {
      return closeWindow(scene.session)
    }
    choices.first { $0.closes }.map { answer($0, for: scene) }
  }

  /// Begins to close a window that asks for confirmation, and takes an answer by its title. Any
  /// answer but the one that closes leaves the window open (rule 182).
  ///
  /// - Returns: False if the window doesn't ask, or has no such answer.
  @discardableResult
  public func closeWindow(_ scene: UIScene, answering title: String) -> Bool {
    let choices = (scene as? UIWindowScene)?.closureConfirmation?.choices ?? []
    guard let choice = choices.first(where: { $0.title == title }) else { return false }
    answer(choice, for: scene)
    return true
  }

  private func answer(_ choice: ClosureChoice, for scene: UIScene) {
    device.perform {
      if let action = choice.action { action.handler?(action) }
      if choice.closes { device.discard(scene.session) }
    }
  }

  /// Closes a window that may have no scene. An app that isn't running hears of it at its next
  /// launch.
  public func closeWindow(_ session: UISceneSession) {
    device.perform { device.discard(session) }
  }
}

extension UIScene {
  fileprivate func becomeInactive() {
    if activationState == .background { enterForeground() } else { resignActive() }
  }
}
#endif

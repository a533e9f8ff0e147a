#if !canImport(UIKit)
extension HeadlessUser {
  /// Leaves the app: each of its scenes in the foreground goes to the background.
  public func goHome() {
    device.perform {
      let seen = device.sessionsInForeground
      let scenes = seen.compactMap(\.scene)
      for scene in scenes { scene.resignActive() }
      for scene in scenes { scene.enterBackground() }
      if !seen.isEmpty { device.sessions.lastSeen = seen }
      device.application.enterBackgroundWithoutScenes()
    }
  }

  /// Comes back to the app as it was left: to the scenes that were seen last.
  public func returnToApp() {
    device.perform {
      device.application.returnWithoutScenes()
      let inForeground = device.sessionsInForeground
      let sessions = inForeground.isEmpty ? device.sessions.seenLast : inForeground
      for session in sessions { try? device.activate(session) }
      if sessions.isEmpty { device.connectNewScene() }
    }
  }

  /// Brings a scene into a state, through those that are between. `.foregroundInactive` is what a
  /// scene is while something of the system's covers it; `.unattached` takes it away, as
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

  /// Chooses a scene: it comes to the foreground, beside those that are there.
  public func bringToFront(_ scene: UIScene) {
    bringToFront(scene.session)
  }

  /// Chooses a session among the app's windows; it is connected again where it has no scene.
  ///
  /// - Returns: Whether there is such a session to choose.
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

  /// Opens one more window of the app.
  ///
  /// - Returns: Its scene; nil where the app has one scene only, or was not launched with scenes.
  @discardableResult
  public func openWindow() -> UIWindowScene? {
    device.perform {
      guard device.application.supportsMultipleScenes else { return nil }
      return device.connectNewScene()
    }
  }

  /// Closes a window: its scene is disconnected, its session discarded.
  public func closeWindow(_ scene: UIScene) {
    closeWindow(scene.session)
  }

  /// Closes a window among those that wait. An app that does not run hears of it at its next launch.
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

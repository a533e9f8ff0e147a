#if !canImport(UIKit)
/// Moves a scene between the states of `activationState`. The scene's delegate hears first, then
/// the scene's observers, then the application's, if its state changes with the scene.
extension UIScene {
  var isInForeground: Bool {
    activationState == .foregroundActive || activationState == .foregroundInactive
  }

  /// Brings the scene to the front. It delivers the arrivals before the scene becomes active.
  func comeToFront(with arrivals: [Arrival] = []) {
    if !isInForeground { enterForeground() }
    for arrival in arrivals { arrival.deliver(to: self) }
    if activationState == .foregroundInactive { activate() }
    device.sessions.moveToFront(session)
    (self as? UIWindowScene)?.giveBackKey()
  }

  func enterForeground() {
    guard activationState == .background else { return }
    let isFirst = !application.hasScene { $0.isInForeground }
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification, by: self)
    if isFirst { post(UIApplication.willEnterForegroundNotification, by: application) }
    guard activationState == .background else { return }
    device.clock.leaveBackground()
    activationState = .foregroundInactive
    (self as? UIWindowScene)?.endAppearances()
  }

  func activate() {
    guard activationState == .foregroundInactive else { return }
    let isFirst = !application.hasScene { $0.activationState == .foregroundActive }
    activationState = .foregroundActive
    device.sessions.moveToFront(session)
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification, by: self)
    if isFirst { post(UIApplication.didBecomeActiveNotification, by: application) }
  }

  func resignActive() {
    guard activationState == .foregroundActive else { return }
    let isLast = !application.hasScene { $0 !== self && $0.activationState == .foregroundActive }
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification, by: self)
    if isLast { post(UIApplication.willResignActiveNotification, by: application) }
    guard activationState == .foregroundActive else { return }
    activationState = .foregroundInactive
  }

  /// Moves the scene to the background, and saves the state to restore at its next connection (rule
  /// 163).
  func enterBackground() {
    resignActive()
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification, by: self)
    if !application.hasScene(where: { $0.isInForeground }) {
      device.clock.enterBackground()
      device.sessions.lastSeen = [session]
      post(UIApplication.didEnterBackgroundNotification, by: application)
    }
    saveState()
    device.endTransitions(in: self)
    application.passKey(from: self)
  }

  private func saveState() {
    if let activity = userActivity, activity.needsSave {
      updateUserActivityState(activity)
      activity.needsSave = false
      delegate?.scene(self, didUpdate: activity)
    }
    session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)?.saved
  }

  private var application: UIApplication { device.application }
}

extension UIWindowScene {
  /// Completes the appearances that began at the scene's connection, before it becomes active (rule
  /// 160).
  fileprivate func endAppearances() {
    for window in windows { window.endAppearances() }
  }

  /// Makes the window key again that was key when the scene was last in front.
  func giveBackKey() {
    if let keyWindow, !keyWindow.isHidden { keyWindow.makeKey() }
  }
}

extension UIView {
  fileprivate func endAppearances() {
    for subview in subviewList { subview.endAppearances() }
    owner?.endAppearanceInWindow()
  }
}

extension UIApplication {
  func hasScene(where holds: (UIScene) -> Bool) -> Bool { connectedScenes.contains(where: holds) }

  /// Passes key status to a window that the user can type into, if there is one.
  func passKey(from scene: UIScene) {
    guard let scene = scene as? UIWindowScene, scene.windows.contains(where: \.isKeyWindow),
      let front = device.sessions.open.last(where: { $0.scene?.isInForeground ?? false })?.scene
    else { return }
    (front as? UIWindowScene)?.giveBackKey()
  }
}
#endif

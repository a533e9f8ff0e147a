#if !canImport(UIKit)
extension UIApplication {
  /// Brings the scene of a session to the front, or a new scene if you don't pass a session. The
  /// scene receives the activity with its connection, or in `scene(_:continue:)` if it's already
  /// connected.
  @available(iOS, deprecated: 100000.0)
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestActivation(
      of: sceneSession, with: userActivity, hosted: nil, errorHandler: errorHandler)
  }

  private func requestActivation(
    of session: UISceneSession?, with activity: NSUserActivity?, hosted: HostedScene?,
    errorHandler: ((any Error) -> Void)?
  ) {
    let arrivals = activity.map { [Arrival.activity($0)] } ?? []
    device.schedule { [device] in
      do {
        try device.activate(session, with: arrivals, hosted: hosted)
      } catch {
        errorHandler?(error)
      }
    }
  }

  @available(iOS 17.0, *)
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestActivation(
      of: request.session, with: request.userActivity, hosted: request.hosted,
      errorHandler: errorHandler)
  }

  /// Removes a scene and permanently discards its session.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    device.schedule { [device] in
      guard device.sessions.open.contains(sceneSession) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      device.discard(sceneSession)
    }
  }
}
#endif

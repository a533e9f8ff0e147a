#if !canImport(UIKit)
extension UIApplication {
  /// Brings a session's scene to the front, or a new one where there is no session. What the scene
  /// is to show comes with its connection, or by `scene(_:continue:)` where it is connected.
  @available(iOS, deprecated: 100000.0)
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let arrivals = userActivity.map { [Arrival.activity($0)] } ?? []
    device.schedule { [device] in
      do {
        try device.activate(sceneSession, with: arrivals)
      } catch {
        errorHandler?(error)
      }
    }
  }

  @available(iOS 17.0, *)
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  /// Takes a scene away, and its session for good.
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

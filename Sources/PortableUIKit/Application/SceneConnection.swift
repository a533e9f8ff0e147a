#if !canImport(UIKit)
  extension UIApplication {
    /// Makes a session and its scene; the configuration's delegate class, if any, hears of it.
    func connectScene(options: UIScene.ConnectionOptions) -> UIWindowScene {
      let session = UISceneSession(persistentIdentifier: "scene-\(openSessions.count + 1)")
      openSessions.insert(session)
      if let delegate {
        session.configuration = delegate.application(
          self, configurationForConnecting: session, options: options)
      }
      let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type
      let scene = (sceneClass ?? UIWindowScene.self).init(
        session: session, connectionOptions: options)
      connectedScenes.insert(scene)
      scene.activationState = .foregroundInactive
      return scene
    }
  }
#endif

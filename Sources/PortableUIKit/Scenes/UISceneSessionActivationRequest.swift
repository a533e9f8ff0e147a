#if !canImport(UIKit)
/// Asks for a scene: of a session, or a new one.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
  public let role: UISceneSession.Role
  public let session: UISceneSession?
  open var userActivity: NSUserActivity?
  open var options: UIScene.ActivationRequestOptions?

  public convenience override init() {
    self.init(role: .windowApplication)
  }

  public init(role: UISceneSession.Role) {
    self.role = role
    session = nil
    super.init()
  }

  public init(session: UISceneSession) {
    role = session.role
    self.session = session
    super.init()
  }
}

/// How the system takes a scene away.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() {
    super.init()
  }
}

/// How the window of a scene goes.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
#endif

#if !canImport(UIKit)
/// A request to activate a scene, either a session's or a new one.
@available(iOS 17.0, *)
public struct UISceneSessionActivationRequest: Hashable {
  public let role: UISceneSession.Role
  public let session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?
  /// The SwiftUI scene to show.
  var hosted: HostedScene?

  package init(_ hosted: HostedScene) {
    role = .windowApplication
    session = nil
    self.hosted = hosted
  }

  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

/// Options for removing a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() {
    super.init()
  }
}

/// Options for removing a scene with its windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
#endif

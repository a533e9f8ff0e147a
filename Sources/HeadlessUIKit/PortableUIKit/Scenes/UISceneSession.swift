#if !canImport(UIKit)
/// The part of a scene that outlives its disconnection and the app's process.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    @available(iOS 27.1, *)
    public static let windowCameraCaptureAccessory = Role(
      rawValue: "UIWindowSceneSessionRoleCameraCaptureAccessory")
  }

  open internal(set) weak var scene: UIScene?
  public let role: Role
  public let persistentIdentifier: String
  open internal(set) var configuration: UISceneConfiguration
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
  /// The SwiftUI scene that the session shows; nil for a UIKit one.
  var hosted: HostedScene?

  /// Takes over the scene, and the configuration that SwiftUI manages for it.
  func show(_ hosted: HostedScene) {
    self.hosted = hosted
    configuration.delegateClass = hosted.delegateClass
  }

  init(persistentIdentifier: String, role: Role = .windowApplication) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
    if role == .windowApplication { configuration.adopt(named: nil) }
  }
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    if let name { adopt(named: name) }
  }

  /// Takes over what the app's Info.plist says of the configuration with a name, or of the first one.
  fileprivate func adopt(named name: String?) {
    let device = HeadlessDevice.current
    guard let scene = device.manifest?.scene(named: name) else { return }
    if device.isMainStoryboardShown, device.manifest?.scenes.isEmpty ?? true { return }
    delegateClass = scene.delegateClass
    storyboard = scene.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
  }
}
#endif

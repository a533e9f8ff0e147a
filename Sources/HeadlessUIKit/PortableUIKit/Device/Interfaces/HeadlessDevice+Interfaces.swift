#if !canImport(UIKit)
/// The storyboards and nibs of a module, and what its Info.plist says of them. `HeadlessUIKitPlugin`
/// writes one for each module that has any.
@MainActor public protocol HeadlessInterfaces {
  /// Declares the storyboards and nibs to a device.
  static func declare(on device: HeadlessDevice)
}

/// The delegate of an application whose module has storyboards or nibs. `HeadlessUIKitPlugin` writes
/// the conformance.
@MainActor public protocol _InterfaceOwner {
  static var _interfaces: any HeadlessInterfaces.Type { get }
}

extension HeadlessDevice {
  /// Declares the storyboards and nibs that lie among a module's sources. The launch of a module's
  /// application delegate does it by itself.
  ///
  /// ```swift
  /// device.declare(ShopInterfaces.self)
  /// let list = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()
  /// ```
  public func declare(_ interfaces: any HeadlessInterfaces.Type) {
    interfaces.declare(on: self)
  }

  func declareInterfaces(of delegate: any UIApplicationDelegate) {
    guard let owner = type(of: delegate) as? any _InterfaceOwner.Type else { return }
    declare(owner._interfaces)
  }

  /// Makes the delegate of a scene, by the class that the app's Info.plist names; nil if it names
  /// none.
  package func makeSceneDelegate(for session: UISceneSession) -> (any UISceneDelegate)? {
    manifest?.makeDelegate(for: session)
  }

  /// Declares what an Info.plist says of the app's beginning.
  public func _declareManifest(_ manifest: _InterfaceManifest) {
    self.manifest = manifest
  }
}

/// What an app's Info.plist says of its storyboards and scenes.
@MainActor public struct _InterfaceManifest {
  /// A scene's configuration.
  @MainActor public struct Scene {
    let name: String?
    let storyboard: String?
    let delegateClass: AnyClass?
    let delegate: (@MainActor () -> any UISceneDelegate)?

    public init(
      name: String?, storyboard: String?, delegateClass: AnyClass? = nil,
      delegate: (@MainActor () -> any UISceneDelegate)? = nil
    ) {
      self.name = name
      self.storyboard = storyboard
      self.delegateClass = delegateClass
      self.delegate = delegate
    }
  }

  let storyboard: String?
  let scenes: [Scene]

  public init(storyboard: String?, scenes: [Scene] = []) {
    self.storyboard = storyboard
    self.scenes = scenes
  }

  /// The configuration with a name, or the first one.
  func scene(named name: String?) -> Scene? {
    guard let name else {
      return scenes.first ?? storyboard.map { Scene(name: nil, storyboard: $0) }
    }
    return scenes.first { $0.name == name }
  }

  /// Makes the delegate of a session's scene, by the class of its configuration.
  func makeDelegate(for session: UISceneSession) -> (any UISceneDelegate)? {
    let configuration = session.configuration
    let made = scenes.first { scene in
      scene.delegateClass != nil && scene.delegateClass == configuration.delegateClass
    }
    return (made ?? scenes.first)?.delegate?()
  }
}
#endif

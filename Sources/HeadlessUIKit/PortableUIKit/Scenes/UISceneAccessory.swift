#if !canImport(UIKit)
/// Further content for a display that comes and goes, such as an external one (rule 184).
///
/// ```swift
/// let accessory = UISceneAccessory.externalNonInteractive(
///   sceneConfiguration: UISceneConfiguration(
///     name: nil, sessionRole: .windowExternalDisplayNonInteractive))
/// let registration = registerSceneAccessory(accessory)
/// ```
@available(iOS 27.0, *)
@preconcurrency @MainActor open class UISceneAccessory: NSObject {
  let configuration: UISceneConfiguration
  let userInfo: Any?

  public required init(_ configuration: UISceneConfiguration, userInfo: Any?) {
    self.configuration = configuration
    self.userInfo = userInfo
    super.init()
  }

  open class func externalNonInteractive(sceneConfiguration: UISceneConfiguration) -> Self {
    Self(sceneConfiguration, userInfo: nil)
  }

  open class func externalNonInteractive(
    sceneConfiguration: UISceneConfiguration, userInfo: Any
  ) -> Self {
    Self(sceneConfiguration, userInfo: userInfo)
  }

  @available(iOS 27.1, *)
  open class func cameraCapture(sceneConfiguration: UISceneConfiguration) -> Self {
    Self(sceneConfiguration, userInfo: nil)
  }

  @available(iOS 27.1, *)
  open class func cameraCapture(
    sceneConfiguration: UISceneConfiguration, userInfo: Any
  ) -> Self {
    Self(sceneConfiguration, userInfo: userInfo)
  }
}

/// A view controller's registration of an accessory.
@available(iOS 27.0, *)
@preconcurrency @MainActor open class UISceneAccessoryRegistration: NSObject {
  let accessory: UISceneAccessory
  private unowned let device: HeadlessDevice
  private weak var holder: UIViewController?
  private weak var scene: UIScene?

  init(_ accessory: UISceneAccessory, of holder: UIViewController) {
    self.accessory = accessory
    self.holder = holder
    device = holder.device
    super.init()
  }

  /// Whether the display is there.
  open var isAvailable: Bool { device.accessories.offers(accessory.configuration.role) }

  /// Whether to show the content on a display that's there.
  open var isEnabled = true {
    didSet { settle() }
  }

  private var isWanted: Bool { isEnabled && isAvailable && holder != nil }

  /// Connects the scene, or disconnects it.
  func settle() {
    if isWanted, scene == nil {
      scene = device.connectAccessory(accessory)
    } else if !isWanted {
      dismiss()
    }
  }

  func dismiss() {
    guard let scene else { return }
    self.scene = nil
    device.disconnect(scene)
  }

  /// Whether the view controller is gone, and its registration with it.
  var isOver: Bool { holder == nil }
}
#endif

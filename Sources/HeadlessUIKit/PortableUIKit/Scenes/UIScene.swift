#if !canImport(UIKit)
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  private unowned let ownDevice: HeadlessDevice
  override var device: HeadlessDevice { ownDevice }
  let number: Int

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  @exclusivity(unchecked) open internal(set) var activationState = ActivationState.unattached {
    didSet { HierarchyChanges.note() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  open var activationConditions = UISceneActivationConditions()

  /// When the scene's session goes with the scene, instead of waiting to be restored (rule 181).
  @available(iOS 26.0, *)
  public var destructionConditions: Set<UIScene.DestructionCondition> = []

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    ownDevice = .current
    self.session = session
    number = ownDevice.sessions.nextSceneNumber()
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { device.application }

  /// Opens a URL as the application does. The completion handler runs later.
  // The attribute is repeated because it's part of the symbol's name, which a subclass in another
  // file may otherwise miss.
  @preconcurrency open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    device.application.open(url, completionHandler: completion)
  }

  open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
    await device.application.open(url)
  }

  /// Keeps the picture of the scene's last state on screen until `completeStateRestoration()`. A
  /// headless device shows no picture (rule 186).
  open func extendStateRestoration() {}

  open func completeStateRestoration() {}

  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }
}
#endif

#if !canImport(UIKit)
/// The root of a view hierarchy. It starts hidden, and isn't key.
@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  /// The presentation or dismissal that's running in this window, if any.
  var modalTransition: RunningTransition? {
    didSet {
      if adaptsAfterTransition { adaptIfItWaited() }
    }
  }
  /// Whether presentations have collided here, after which nothing is dismissed any more (rule 293).
  private(set) var hasCollidedSheets = false

  /// Notes a presentation during another one (rule 293).
  func noteCollision() {
    guard device.quirks.contains(.sheetsCollide), modalTransition != nil else { return }
    hasCollidedSheets = true
  }

  /// Finishes a transition without animation, so that the next request finds it complete (rule
  /// 261).
  func finishInstantModalTransition() {
    if let modalTransition, modalTransition.isInstant { modalTransition.finishNow() }
  }

  /// Releases a transition that has ended, so that it doesn't block new ones from its callbacks
  /// (rule 260).
  func release(_ ended: RunningTransition) {
    if modalTransition === ended { modalTransition = nil }
  }

  /// The latest resize, until it has ended: a coordinator for all view controllers in the window
  /// that have none of their own (rule 202).
  weak var resizing: RunningTransition?

  /// Whether the window's traits changed during a presentation or dismissal.
  var adaptsAfterTransition = false
  @exclusivity(unchecked) private var isLayoutScheduled = false
  private var isShown = false
  private nonisolated(unsafe) var list: WindowList?

  @available(iOS, deprecated: 26.0)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.device.sceneSize))
    super.isHidden = true
    self.windowScene = windowScene
    join(windowScene.windowList)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  @available(iOS, deprecated: 26.0)
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: HeadlessDevice.current.sceneSize))
  }

  @exclusivity(unchecked) open var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      join(windowScene?.windowList)
      if let windowScene { windowScene.device.tellIfForeign(self, in: windowScene) }
      device.noteChange()
    }
  }

  @exclusivity(unchecked) open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let rootViewController { device.tellIfForeign(rootViewController, in: self) }
      if isShown { installRoot() }
      device.noteChange()
    }
  }

  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  open var canBecomeKey: Bool { true }
  open var screen: UIScreen { device.screen }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? device.application }
  open override var traitCollection: UITraitCollection {
    device.traits(for: bounds.size).overriding(overrideUserInterfaceStyle)
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if !newValue, !isShown {
        isShown = true
        installRoot()
      }
      guard newValue != wasHidden else { return }
      device.noteChange()
      post(
        newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification, by: self)
    }
  }

  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    for other in device.application.windows where other.isKeyWindow {
      other.resignKey()
    }
    becomeKey()
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func becomeKey() {
    isKeyWindow = true
    windowScene?.lastKeyWindow = ObjectIdentifier(self)
    post(Self.didBecomeKeyNotification, by: self)
  }

  open func resignKey() {
    isKeyWindow = false
    post(Self.didResignKeyNotification, by: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  /// Inserts the root view controller's view, and sends its appearance callbacks (rules 21 and 22).
  private func installRoot() {
    guard let view = rootViewController?.view else { return }
    rootViewController?.viewIfLoaded?.frame = bounds
    insert(view, at: 0)
  }

  private func join(_ newList: WindowList?) {
    list?.remove(ObjectIdentifier(self))
    list = newList
    newList?.add(self)
  }

  func scheduleLayout() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    device.schedule { [self] in
      isLayoutScheduled = false
      layOutSubtree()
    }
  }

  /// Clears the window of views that outlive it.
  private nonisolated static func forgetWindow(of view: UIView) {
    view.windowLink = nil
    for subview in view.subviewList { forgetWindow(of: subview) }
  }

  deinit {
    list?.remove(ObjectIdentifier(self))
    for subview in subviewList { Self.forgetWindow(of: subview) }
  }
}
#endif

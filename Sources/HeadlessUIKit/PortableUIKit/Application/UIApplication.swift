#if !canImport(UIKit)
/// The application of a device.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  private unowned let ownDevice: HeadlessDevice
  override var device: HeadlessDevice { ownDevice }

  init(device: HeadlessDevice) {
    ownDevice = device
    super.init()
  }

  /// The current device's application.
  open class var shared: UIApplication { HeadlessDevice.current.application }

  nonisolated public static let openSettingsURLString = "app-settings:"

  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var connectedScenes: Set<UIScene> = []
  open var openSessions: Set<UISceneSession> { Set(device.sessions.open) }
  /// The state of an app without scenes. A device on which nothing was launched shows what is there.
  var ownState = State.active
  /// The URLs given to `open(_:options:completionHandler:)`, oldest first.
  private(set) var openedURLs: [URL] = []

  /// A tablet's app has as many scenes as the user opens.
  open var supportsMultipleScenes: Bool { device.idiom == .pad }
  open var shortcutItems: [UIApplicationShortcutItem]?
  private var backgroundTasks = 0

  /// The windows of every scene, in the order in which they came.
  @available(iOS, deprecated: 15.0)
  open var windows: [UIWindow] {
    connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.number < $1.number }
      .flatMap(\.windows)
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// With scenes it is the state of the one that is furthest in front.
  open var applicationState: State {
    if !device.hasScenes { return ownState }
    if hasScene(where: { $0.activationState == .foregroundActive }) { return .active }
    return hasScene(where: { $0.activationState == .foregroundInactive }) ? .inactive : .background
  }

  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Completes asynchronously on the main actor.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url)
    if isOpened { openedURLs.append(url) }
    guard let completion else { return }
    device.schedule { completion(isOpened) }
  }

  /// Returns whether the URL was opened.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// A headless device is never suspended: the time does not expire.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
#endif

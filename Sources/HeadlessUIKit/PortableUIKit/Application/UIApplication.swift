#if !canImport(UIKit)
/// The app that runs on a device.
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
  @available(iOSApplicationExtension, unavailable)
  open class var shared: UIApplication { HeadlessDevice.current.application }

  nonisolated public static let openSettingsURLString = "app-settings:"

  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var connectedScenes: Set<UIScene> = []
  open var openSessions: Set<UISceneSession> { Set(device.sessions.open) }
  /// The state of an app without scenes. It starts out active, so that a device shows its windows
  /// without a launch.
  var ownState = State.active
  /// The URLs that `open(_:options:completionHandler:)` has opened, oldest first.
  private(set) var openedURLs: [URL] = []

  /// A Boolean value that indicates whether the user can open several scenes, as on a tablet.
  open var supportsMultipleScenes: Bool { device.idiom == .pad || device.duo != nil }
  open var shortcutItems: [UIApplicationShortcutItem]?
  private var backgroundTasks = 0

  /// The windows of every scene, oldest scene first.
  @available(iOS, deprecated: 15.0)
  open var windows: [UIWindow] {
    connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.number < $1.number }
      .flatMap(\.windows)
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The state of the app. With scenes, that's the state of the frontmost one.
  open var applicationState: State {
    if !device.hasScenes { return ownState }
    if hasScene(where: { $0.activationState == .foregroundActive }) { return .active }
    return hasScene(where: { $0.activationState == .foregroundInactive }) ? .inactive : .background
  }

  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Opens a URL, and calls the completion handler asynchronously on the main actor.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url)
    if isOpened { openedURLs.append(url) }
    guard let completion else { return }
    device.schedule { completion(isOpened) }
  }

  /// Opens a URL, and returns whether that succeeded.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Begins a background task. Its time never expires, because a headless device doesn't suspend
  /// the app.
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

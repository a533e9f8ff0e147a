#if !canImport(UIKit)
import Foundation

/// A device for a single test, with its own application, scenes, windows, clock and warnings.
///
/// View controllers, views and windows belong to the device that is current when you create them.
///
/// ```swift
/// let device = HeadlessDevice(timeMode: .manual)
/// device.perform {
///   let window = UIWindow(windowScene: device.connectScene())
///   window.rootViewController = UINavigationController(rootViewController: HomeViewController())
///   window.makeKeyAndVisible()
///   device.runUntilIdle()
/// }
/// ```
@MainActor public final class HeadlessDevice {
  /// How the device's time passes.
  public enum TimeMode: Sendable {
    /// Time jumps to the next entry whenever the main actor has nothing else to do.
    case automatic
    /// Time stands still until `advance(by:)` or `runUntilIdle()`.
    case manual
    /// Time follows the wall clock.
    case real
  }

  /// The device that new view controllers, views and windows belong to. It's one shared device,
  /// unless the task has its own.
  @TaskLocal public static var current = shared
  static let shared = HeadlessDevice()
  private static var madeCount = 0

  /// The device's number within the process.
  nonisolated let number: Int

  /// Whether the user has set up e-mail and messages, so that the composers may be shown.
  public var canSendMail = true

  /// Whether the user has turned Reduce Motion on.
  var reducesMotion = false

  /// What web views find under a URL. Without an answer of yours it's a page without a title and
  /// without links.
  public var webPages: @MainActor (URL) -> WebPage = { _ in WebPage() }

  /// What a page's script answers to an app that evaluates one. It's an error unless you answer.
  public var javaScript: @MainActor (String, WKWebView) throws -> Any? = { _, _ in
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// The device's one application.
  public internal(set) lazy var application = UIApplication(device: self)
  /// Called for a misuse for which UIKit raises an exception. Traps by default; if it returns, the
  /// misused call has no effect.
  public var misuseHandler: @MainActor (UIKitMisuse) -> Void = { misuse in
    preconditionFailure(misuse.description)
  }
  /// The lines UIKit would write to the console, oldest first.
  public private(set) var warnings: [String] = []

  /// The version of iOS the device stands for. Behavior that changed between versions follows it
  /// (rule 266). `#available` doesn't: here the compiler answers it with yes for any version.
  public let systemVersion: OperatingSystemVersion

  /// Whether the system has an update pass before layout (rule 240).
  let hasUpdatePass: Bool

  /// The library's own warnings for the app's developer, oldest first.
  package private(set) var developerWarnings: [String] = []
  /// Whether to write the developer's warnings to standard error, too.
  package var printsDeveloperWarnings = true

  /// Behavior from reports that contradict a rule. None by default.
  public var quirks: Quirks = []

  let idiom: UIUserInterfaceIdiom
  private let onlyScreen: UIScreen
  /// The screen that the app is on.
  var screen: UIScreen { duo?.screen ?? onlyScreen }
  /// The state of a device that folds; nil for any other device.
  var duo: Duo?
  /// Whether a view controller has ever had additional safe area insets.
  var hasAdditionalSafeAreas = false
  /// Whether any view can have a safe area smaller than itself.
  var hasSafeAreas: Bool { hasAdditionalSafeAreas || duo != nil }
  let clock: DeviceClock
  var animations = AnimationContext()
  var transactions = TransactionStack()
  /// The running transitions, oldest first.
  var runningTransitions: [RunningReference] = []
  weak var firstResponder: UIResponder?
  /// The responder that resigns whether it wants to or not, while it does.
  weak var forcedToResign: UIResponder?
  /// The observers to call after each entry of the queue.
  @exclusivity(unchecked) var turns: [TurnsReference] = []
  var storyboards: [String: StoryboardContents] = [:]
  var tabCustomizations: [String: TabCustomization] = [:]
  var notificationCenter = UNUserNotificationCenter()
  /// The system's record of the app's sessions, which outlasts the app's process.
  var sessions = SessionBook()
  /// The displays for accessories, and what the app shows there.
  var accessories = AccessoryBook()
  /// Arrivals from outside that wait for a scene.
  var arrivals: [Arrival] = []
  /// The process of an app launched with scenes; nil once it has ended.
  var process: AppProcess?
  /// Whether the running app has, or has had, scenes.
  var hasScenes = false
  var nibs: [String: NibContents] = [:]
  /// What the Info.plist of the app says of its storyboards and scenes.
  var manifest: _InterfaceManifest?
  /// Whether the window of the application's delegate shows the main storyboard.
  var isMainStoryboardShown = false
  /// Follows tasks from their beginning; nil unless the device starts with `timeMode: .manual`.
  let taskTurns: TaskTurns?
  /// The number of the latest task that began before the device. Its app's tasks have higher
  /// numbers.
  let firstTask = RuntimeHook.latestTask()
  /// The named tasks that aren't over yet, oldest first.
  var openTasks: [OpenTask] = []

  public convenience init(
    timeMode: TimeMode = .automatic, idiom: UIUserInterfaceIdiom = .phone,
    screenSize: CGSize = CGSize(width: 390, height: 844),
    systemVersion: OperatingSystemVersion = .simulated
  ) {
    self.init(
      timeMode: timeMode, idiom: idiom, screenSize: screenSize, systemVersion: systemVersion,
      taskLimit: Self.usualTaskLimit)
  }

  /// Makes a device that waits for tasks off the main actor until they have used `taskLimit` of
  /// processor time.
  init(
    timeMode: TimeMode, idiom: UIUserInterfaceIdiom, screenSize: CGSize,
    systemVersion: OperatingSystemVersion = .simulated, taskLimit: Duration
  ) {
    self.idiom = idiom
    self.systemVersion = systemVersion
    hasUpdatePass = systemVersion.majorVersion >= 26
    onlyScreen = UIScreen(bounds: CGRect(origin: .zero, size: screenSize))
    clock = DeviceClock(mode: timeMode)
    Self.madeCount += 1
    number = Self.madeCount
    taskTurns =
      timeMode == .manual ? TaskTurns(limit: taskLimit, device: number, since: firstTask) : nil
    clock.device = self
  }

  deinit {
    clock.device = nil
  }

  /// Runs `body` with this device current.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    if HeadlessDevice.current === self { return try body() }
    return try HeadlessDevice.$current.withValue(self, operation: body)
  }

  /// Runs `body` with this device current. For this module's closures, which need no isolation
  /// check.
  @discardableResult
  func asCurrent<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    if HeadlessDevice.current === self { return try body() }
    return try HeadlessDevice.$current.withValue(self, operation: body)
  }

  /// The device's user, who taps, swipes and types.
  public var user: HeadlessUser { HeadlessUser(device: self) }

  public func clearWarnings() {
    warnings = []
  }

  func warn(_ line: String) {
    warnings.append(line)
  }

  func warnDeveloper(_ line: String) {
    developerWarnings.append(line)
    if printsDeveloperWarnings { writeToStandardError(line) }
  }

  func writeToStandardError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  func misuse(_ rule: String, _ name: String, _ reason: String) {
    misuseHandler(UIKitMisuse(name: name, reason: reason, rule: rule))
  }
}

extension OperatingSystemVersion {
  /// The default version of a device: iOS 18.5.
  public static let simulated = OperatingSystemVersion(
    majorVersion: 18, minorVersion: 5, patchVersion: 0)
}
#endif

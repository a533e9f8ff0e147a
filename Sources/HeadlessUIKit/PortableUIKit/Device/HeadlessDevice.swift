#if !canImport(UIKit)
import Foundation

/// A device of its own for each test: application, scenes, windows, clock, warnings.
///
/// View controllers, views and windows belong to the device that was current when they were made.
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
    /// Time is the wall clock's.
    case real
  }

  /// The device on which things are made now; one shared device unless a task has its own.
  @TaskLocal public static var current = shared
  static let shared = HeadlessDevice()
  private static var madeCount = 0

  /// Which of the process it is.
  nonisolated let number: Int

  /// The device's one application.
  public internal(set) lazy var application = UIApplication(device: self)
  /// Called for what UIKit raises an exception for. Traps by default; when it returns, the call
  /// has had no effect.
  public var misuseHandler: @MainActor (UIKitMisuse) -> Void = { misuse in
    preconditionFailure(misuse.description)
  }
  /// The lines UIKit would have written to the console, oldest first.
  public private(set) var warnings: [String] = []

  /// The version of iOS that it stands for. What has changed from one to another goes by it
  /// (rule 266); `#available` does not: the compiler answers that with yes here, whatever it asks.
  public let systemVersion: OperatingSystemVersion

  /// The library's own warnings for the developer of the app, oldest first.
  package private(set) var developerWarnings: [String] = []
  /// Whether the developer's warnings go to standard error, too.
  package var printsDeveloperWarnings = true

  let idiom: UIUserInterfaceIdiom
  let screen: UIScreen
  let clock: DeviceClock
  var animations = AnimationContext()
  var transactions = TransactionStack()
  /// The movements that run, oldest first.
  var runningTransitions: [RunningReference] = []
  weak var firstResponder: UIResponder?
  /// Who wants to know when an entry of the queue has run.
  @exclusivity(unchecked) var turns: [TurnsReference] = []
  var storyboards: [String: StoryboardContents] = [:]
  var tabCustomizations: [String: TabCustomization] = [:]
  var notificationCenter = UNUserNotificationCenter()
  /// What the system remembers of the app's sessions, also while the app does not run.
  var sessions = SessionBook()
  /// What has come from outside and waits for a scene.
  var arrivals: [Arrival] = []
  /// The process of the app that was launched with scenes; nil when it has ended.
  var process: AppProcess?
  /// Whether the app that runs has, or has had, scenes.
  var hasScenes = false
  var nibs: [String: NibContents] = [:]
  /// What knows of tasks from their beginning; nil where time passes by itself, and waits for none.
  let taskTurns: TaskTurns?
  /// The number of the latest task that began before the device. Its app's tasks have higher ones.
  let firstTask = RuntimeHook.latestTask()
  /// The tasks that are known by name and not over, oldest first.
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

  /// A device that waits for tasks off the main actor until they have had so much of a processor.
  init(
    timeMode: TimeMode, idiom: UIUserInterfaceIdiom, screenSize: CGSize,
    systemVersion: OperatingSystemVersion = .simulated, taskLimit: Duration
  ) {
    self.idiom = idiom
    self.systemVersion = systemVersion
    screen = UIScreen(bounds: CGRect(origin: .zero, size: screenSize))
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

  /// The same for closures of this module, which need no check of where they run.
  @discardableResult
  func asCurrent<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    if HeadlessDevice.current === self { return try body() }
    return try HeadlessDevice.$current.withValue(self, operation: body)
  }

  /// What only a user can do.
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
  /// The version that a device stands for unless it says otherwise: iOS 18.5.
  public static let simulated = OperatingSystemVersion(
    majorVersion: 18, minorVersion: 5, patchVersion: 0)
}
#endif

import PortableUIKit
import Testing

#if canImport(UIKit)
/// One test's screen on a simulator. Its time is the wall clock's, and it has no user.
@MainActor final class Simulation {
  nonisolated static let isStandIn = false
  @TaskLocal static var current = Simulation()

  nonisolated init(_ model: SimulatedModel = .phone) {}

  func perform(_ body: @Sendable () async throws -> Void) async throws { try await body() }
  func performNow<Result>(_ body: () -> Result) -> Result { body() }
  func settle() async { try? await Task.sleep(for: .seconds(1)) }
  func connectScene() -> UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  func makeWindow() -> UIWindow {
    connectScene().map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
  }

  func takeWarnings() -> [String] { [] }
  func takeMisuses() -> [Misuse] { [] }

  var now: Duration { .zero }
  var isIdle: Bool { true }
  func use(_ mode: TimeMode) {}
  func advance(by duration: Duration) {}
  func runUntilIdle() {}
  func letTasksRun() async {}
  func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {}

  @discardableResult
  func selectTab(at index: Int, in tabs: UITabBarController) -> Bool { false }
  func pressBack(in stack: UINavigationController) {}
  func swipeDown(_ presented: UIViewController) {}
  func beginPop(in stack: UINavigationController) -> Gesture? { nil }
  func beginSwipeDown(_ presented: UIViewController) -> Gesture? { nil }
  func choose(_ action: UIAlertAction, in alert: UIAlertController) {}
  func resize(_ window: UIWindow, to size: CGSize) {}
  func open(_ url: URL) {}
  func launch(_ delegate: any UIApplicationDelegate) {}
  func connectScene(_ delegate: any UISceneDelegate) {}
}
#else
/// One test's screen: its own headless device, whose time the test steps.
@MainActor final class Simulation {
  nonisolated static let isStandIn = true
  @TaskLocal static var current = Simulation()

  private lazy var device = makeDevice()
  private var misuses: [Misuse] = []
  private let model: SimulatedModel

  nonisolated init(_ model: SimulatedModel = .phone) { self.model = model }

  private func makeDevice() -> HeadlessDevice {
    let device =
      switch model {
      case .phone: HeadlessDevice(timeMode: .manual)
      case .tablet: HeadlessDevice(timeMode: .manual, idiom: .pad)
      case .duo: HeadlessDevice(.duo, timeMode: .manual)
      }
    device.misuseHandler = { [unowned self] misuse in
      misuses.append(Misuse(rule: misuse.rule, name: misuse.name, reason: misuse.reason))
    }
    return device
  }

  func perform(_ body: @Sendable () async throws -> Void) async throws {
    try await HeadlessDevice.$current.withValue(device, operation: body)
  }

  func performNow<Result>(_ body: () -> Result) -> Result { device.perform(body) }

  func settle() async { device.runUntilIdle() }
  func connectScene() -> UIWindowScene? { device.connectScene() }
  func makeWindow() -> UIWindow { UIWindow(windowScene: device.connectScene()) }

  func takeWarnings() -> [String] {
    defer { device.clearWarnings() }
    return device.warnings
  }

  func takeMisuses() -> [Misuse] {
    defer { misuses = [] }
    return misuses
  }

  var now: Duration { device.now }
  var isIdle: Bool { device.isIdle }
  func advance(by duration: Duration) { device.advance(by: duration) }
  func runUntilIdle() { device.runUntilIdle() }
  func letTasksRun() async { await device.letTasksRun() }
  func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
    device.schedule(after: delay, work)
  }

  func use(_ mode: TimeMode) {
    switch mode {
    case .automatic: device.timeMode = .automatic
    case .manual: device.timeMode = .manual
    case .real: device.timeMode = .real
    }
  }

  @discardableResult
  func selectTab(at index: Int, in tabs: UITabBarController) -> Bool {
    device.user.selectTab(at: index, in: tabs)
  }

  func pressBack(in stack: UINavigationController) { device.user.pressBack(in: stack) }
  func swipeDown(_ presented: UIViewController) { device.user.swipeDown(presented) }
  func beginPop(in stack: UINavigationController) -> Gesture? {
    device.user.beginPop(in: stack).map(gesture)
  }

  func beginSwipeDown(_ presented: UIViewController) -> Gesture? {
    device.user.beginSwipeDown(presented).map(gesture)
  }

  private func gesture(_ gesture: InteractiveGesture) -> Gesture {
    Gesture(update: gesture.update, finish: gesture.finish, cancel: gesture.cancel)
  }

  func choose(_ action: UIAlertAction, in alert: UIAlertController) {
    device.user.choose(action, in: alert)
  }

  func resize(_ window: UIWindow, to size: CGSize) { device.user.resize(window, to: size) }
  func open(_ url: URL) { device.user.open(url) }
  func launch(_ delegate: any UIApplicationDelegate) { device.launch(delegate) }
  func connectScene(_ delegate: any UISceneDelegate) { device.connectScene(delegate: delegate) }
}
#endif

/// The device that a simulation stands for.
enum SimulatedModel {
  case phone, tablet
  /// A phone that folds: closed at first, and upright.
  case duo
}

/// How the time of a simulation passes.
enum TimeMode {
  case automatic, manual, real
}

/// A call for which UIKit raises an exception.
struct Misuse: Equatable {
  let rule: String
  let name: String
  let reason: String
}

/// A finger on the screen.
@MainActor struct Gesture {
  let update: (CGFloat) -> Void
  let finish: () -> Void
  let cancel: () -> Void
}

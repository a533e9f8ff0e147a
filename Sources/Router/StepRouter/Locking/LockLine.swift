import PortableUIKit

/// The navigations of an app that wait for locks. They continue in the order of their requests.
///
/// UIKit doesn't report when a locking screen has gone. So the line looks at the end of each turn
/// of the run loop, as long as any navigation waits.
@MainActor
final class LockLine {
  private static let lines = AttachedValue<LockLine>()
  /// The lines with waiting navigations.
  private static var open: [LockLine] = []

  private var waits: [LockWait] = []
  private var turns: RunLoopTurns?

  /// Returns the line of the window's app.
  static func of(_ window: UIWindow) -> LockLine {
    let application = window.ownApplication
    if let line = lines[application] { return line }
    let line = LockLine()
    lines[application] = line
    return line
  }

  func add(_ navigation: NavigationRun, for locked: LockedScreen, in window: UIWindow) {
    waits.append(LockWait(navigation, for: locked, in: window))
    guard turns == nil else { return }
    turns = RunLoopTurns(of: window) { [weak self] in self?.look() }
    Self.open.append(self)
  }

  /// Removes a navigation, which no longer waits.
  func remove(_ navigation: NavigationRun) {
    waits.removeAll { $0.navigation === navigation }
    closeIfEmpty()
  }

  /// Returns the navigations that wait to begin in a window, in the order of their requests.
  func waiting(in window: UIWindow) -> [NavigationRun] {
    waits.filter { $0.isIn(window) && !$0.navigation.isExecuting }.map(\.navigation)
      .sorted { $0.number < $1.number }
  }

  /// Schedules a look for each line that waits for a lock that has just let go. Without it, the run
  /// loop may stay idle.
  static func hasLetGo(_ lock: RoutingLock) {
    for line in open {
      guard let wait = line.waits.first(where: { $0.isFor(lock) }) else { continue }
      onNextTurn(of: wait.window) { [weak line] in line?.look() }
    }
  }

  private func closeIfEmpty() {
    guard waits.isEmpty else { return }
    turns = nil
    Self.open.removeAll { $0 === self }
  }

  private func look() {
    let free = waits.filter(\.isOver).map(\.navigation).sorted { $0.number < $1.number }
    guard !free.isEmpty else { return }
    waits.removeAll { wait in free.contains { $0 === wait.navigation } }
    closeIfEmpty()
    for navigation in free { navigation.lockHasLetGo() }
  }
}

/// A navigation's wait for a lock, with the situation at its beginning. It retains neither the
/// screen nor a window.
@MainActor
private struct LockWait {
  let navigation: NavigationRun
  private(set) weak var window: UIWindow?
  private weak var screen: UIViewController?
  private weak var screensWindow: UIWindow?
  private let wasInFront: Bool
  private let wasInScene: Bool

  init(_ navigation: NavigationRun, for locked: LockedScreen, in window: UIWindow) {
    self.navigation = navigation
    self.window = window
    screen = locked.screen
    screensWindow = locked.window
    wasInFront = locked.isInFront
    wasInScene = window.isInScene
  }

  func isFor(_ lock: RoutingLock) -> Bool {
    (screen as? any LockingViewController)?.routingLock === lock
  }

  func isIn(_ window: UIWindow) -> Bool { self.window === window }

  /// Whether the router has to check the navigation again: the lock has let go, its screen has gone
  /// or moved to another place, or the window has closed.
  var isOver: Bool {
    guard let window, let screen, let screensWindow else { return true }
    // Your app may keep the window of a scene that the system has disconnected.
    if wasInScene, !window.isInScene { return true }
    return !LockedScreen.isHolding(
      screen, in: screensWindow, inFront: wasInFront, around: window)
  }
}

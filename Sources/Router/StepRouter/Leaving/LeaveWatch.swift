import PortableUIKit

/// Watches the app's screens that have leave handlers.
///
/// UIKit doesn't report when a covered view controller leaves along with others, nor why one
/// leaves. So the watch looks at the end of each turn of the run loop, as long as any handlers
/// remain.
@MainActor
final class LeaveWatch {
  private static let watches = AttachedValue<LeaveWatch>()
  private static let known = AttachedValue<WatchedScreen>()
  /// Whether any watch has ever existed: apps without leave handlers pay nothing.
  @exclusivity(unchecked) private(set) static var isNeeded = false

  private var screens: [WatchedScreen] = []
  private var turns: RunLoopTurns?
  /// The windows in which a navigation is moving screens, and the reason for screens that leave
  /// there. Handlers don't run until the movements end: the next movement may bring back a screen
  /// that this one removes.
  private var causes: [ObjectIdentifier: LeaveReason] = [:]

  /// Returns the watch of the responder's app.
  static func of(_ responder: UIResponder) -> LeaveWatch {
    let application = responder.ownApplication
    if let watch = watches[application] { return watch }
    isNeeded = true
    let watch = LeaveWatch()
    watches[application] = watch
    return watch
  }

  /// Calls the handler when the view controller has left. The handler replaces an earlier one with
  /// the same key.
  @discardableResult
  func tell(
    of viewController: UIViewController, as key: LeaveKey?,
    _ handler: @escaping @MainActor (LeaveReason) -> Void
  ) -> WatchedScreen {
    let screen = screen(of: viewController)
    screen.add(handler, as: key)
    if turns == nil { turns = RunLoopTurns(of: viewController) { [weak self] in self?.look() } }
    return screen
  }

  private func screen(of viewController: UIViewController) -> WatchedScreen {
    if let known = Self.known[viewController], known.watch === self { return known }
    let screen = WatchedScreen(viewController)
    Self.known[viewController] = screen
    screen.watch = self
    screen.look()
    screens.append(screen)
    return screen
  }

  /// Records the places of screens that a movement has just brought into the hierarchy: their
  /// window may close before this turn ends.
  func notePlaces() {
    for screen in screens where !screen.hasBeenThere { screen.look() }
  }

  /// Notes that a navigation begins its movements. It isn't the reason for screens that left
  /// before.
  func beginMovements(in window: UIWindow, leaving reason: LeaveReason) {
    look()
    causes[ObjectIdentifier(window)] = reason
  }

  func endMovements(in window: UIWindow, leaving reason: LeaveReason) {
    // The app's first handler may come during a navigation, after its movements began.
    causes[ObjectIdentifier(window)] = reason
    look(atEndIn: window)
    causes[ObjectIdentifier(window)] = nil
  }

  private func look(atEndIn ending: UIWindow? = nil) {
    guard !screens.isEmpty else { return }
    var left: [(screen: WatchedScreen, reason: LeaveReason)] = []
    for screen in screens {
      let cause = screen.windowID.flatMap { causes[$0] }
      screen.look(during: cause)
      guard !screen.isHere, cause == nil || screen.windowID == ending.map({ ObjectIdentifier($0) })
      else { continue }
      if let reason = screen.reason(of: cause) { left.append((screen, reason)) }
    }
    for (screen, _) in left { screen.watch = nil }
    screens.removeAll { screen in
      if screen.isForgotten { screen.watch = nil }
      return screen.watch == nil
    }
    if screens.isEmpty { turns = nil }
    for (screen, reason) in left.sorted(by: { $0.screen.isAbove($1.screen) }) {
      screen.tell(reason)
    }
  }
}

import PortableUIKit

/// Looks after the screens of an app of which somebody wants to know when they leave.
///
/// UIKit does not tell when a view controller that is covered leaves with others, or for which
/// reason one leaves. So it looks at the end of each turn of the run loop, for as long as there is
/// anybody to be told.
@MainActor
final class LeaveWatch {
  private static let watches = AttachedValue<LeaveWatch>()
  private static let known = AttachedValue<WatchedScreen>()
  /// Whether there has ever been one: apps where nobody asks pay nothing.
  @exclusivity(unchecked) private(set) static var isNeeded = false

  private var screens: [WatchedScreen] = []
  private var turns: RunLoopTurns?
  /// The windows in which a navigation makes its movements, and how what leaves there leaves. Until
  /// it has ended nobody is told: what one movement removes the next one may put elsewhere.
  private var causes: [ObjectIdentifier: LeaveReason] = [:]

  /// The watch of the app that the responder belongs to.
  static func of(_ responder: UIResponder) -> LeaveWatch {
    let application = responder.ownApplication
    if let watch = watches[application] { return watch }
    isNeeded = true
    let watch = LeaveWatch()
    watches[application] = watch
    return watch
  }

  /// Has the handler called when the view controller has left; instead of the one that was given
  /// with the same key.
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

  /// Sees where those are that a movement has just brought into the hierarchy: their window may be
  /// closed before this turn ends.
  func notePlaces() {
    for screen in screens where !screen.hasBeenThere { screen.look() }
  }

  /// A navigation begins with its movements: what has left before has not left because of it.
  func beginMovements(in window: UIWindow, leaving reason: LeaveReason) {
    look()
    causes[ObjectIdentifier(window)] = reason
  }

  func endMovements(in window: UIWindow, leaving reason: LeaveReason) {
    // The first who asks may do so within a navigation, when it has begun.
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

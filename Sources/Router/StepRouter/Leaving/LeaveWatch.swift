import PortableUIKit

/// Watches the app's screens that have leave handlers.
///
/// UIKit doesn't report when a covered view controller leaves along with others, nor why one
/// leaves. So the watch looks at the end of each turn of the run loop, as long as any handlers
/// remain. It does nothing where it knows that nothing has moved since the last look.
@MainActor
final class LeaveWatch {
  private static let watches = AttachedValue<LeaveWatch>()
  private static let known = AttachedValue<WatchedScreen>()
  /// Whether any watch has ever existed: apps without leave handlers pay nothing.
  @exclusivity(unchecked) private(set) static var isNeeded = false

  private var screens: [WatchedScreen] = []
  private var turns: RunLoopTurns?
  /// The last look.
  private var survey: PlaceSurvey?
  /// Whether any screen's place may change without a change of the hierarchy.
  private var isUnsettled = false
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
    screen.look(in: currentSurvey())
    if screen.isUnsettled { isUnsettled = true }
    screens.append(screen)
    return screen
  }

  /// Returns the last look if nothing can have moved since, or else a new one.
  private func currentSurvey() -> PlaceSurvey {
    if let survey, !isUnsettled, survey.isCurrent { return survey }
    let new = PlaceSurvey()
    survey = new
    return new
  }

  private var hasNothingMoved: Bool {
    !isUnsettled && survey.map { $0.isComplete && $0.isCurrent } == true
  }

  /// Makes the next turn look even if nothing moves.
  func lookAgain() { survey = nil }

  /// Records the places of screens that a movement has just brought into the hierarchy: their
  /// window may close before this turn ends.
  func notePlaces() {
    guard !hasNothingMoved else { return }
    let survey = currentSurvey()
    for screen in screens where !screen.hasBeenThere { screen.look(in: survey) }
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
    guard !screens.isEmpty, ending != nil || !hasNothingMoved else { return }
    let survey = currentSurvey()
    var left: [(screen: WatchedScreen, reason: LeaveReason, positions: [Int])] = []
    for screen in screens {
      let cause = screen.windowID.flatMap { causes[$0] }
      screen.look(in: survey, during: cause)
      guard !screen.isHere, cause == nil || screen.windowID == ending.map({ ObjectIdentifier($0) })
      else { continue }
      if let reason = screen.reason(of: cause, in: survey) {
        left.append((screen, reason, screen.positions))
      }
    }
    for (screen, _, _) in left { screen.watch = nil }
    forgetScreens()
    survey.isComplete = true
    for (screen, reason, _) in left.sorted(by: { $0.positions.isAbove($1.positions) }) {
      screen.tell(reason)
    }
  }

  /// Forgets the screens that have left or have no more handlers.
  private func forgetScreens() {
    screens.removeAll { screen in
      if screen.isForgotten { screen.watch = nil }
      return screen.watch == nil
    }
    isUnsettled = screens.contains(where: \.isUnsettled)
    guard screens.isEmpty else { return }
    turns = nil
    survey = nil
  }
}

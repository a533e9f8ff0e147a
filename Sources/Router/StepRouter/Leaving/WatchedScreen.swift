import PortableUIKit

/// Identifies a handler: a later handler with the same key replaces it.
enum LeaveKey: Hashable {
  case object(ObjectIdentifier)
  /// A step's task. If the step is a computed property, each access creates the task again.
  case task(CodeLocation, index: Int)
}

/// A screen with leave handlers, and the place where the watch last saw it.
@MainActor
package final class WatchedScreen {
  private(set) weak var viewController: UIViewController?
  /// The watch in charge of the screen; nil once it has reported that the screen left.
  weak var watch: LeaveWatch?
  private var handlers = Register<LeaveKey, @MainActor (LeaveReason) -> Void>()
  /// The last known place; nil until the screen has been in a window.
  private var place: ScreenPlace?
  /// Whether the last look found it in a window.
  private(set) var isHere = false
  /// Whether its place may change without a change of the hierarchy: it's on its way out, or
  /// ``HierarchyChanges`` doesn't count every change of its path.
  private(set) var isUnsettled = false
  /// Whether a gesture began the movement that's removing it.
  private var isSwiped = false
  /// The navigation that began the movement that's removing it.
  private var pendingCause: LeaveReason?

  init(_ viewController: UIViewController) { self.viewController = viewController }

  var windowID: ObjectIdentifier? { place?.windowID }

  /// Whether it has been in a window, so that its leaving counts.
  package var hasBeenThere: Bool { place != nil }

  /// Whether it has been in a window and is gone, even if its handlers haven't run yet.
  var isGone: Bool {
    guard let place else { return false }
    guard let viewController else { return true }
    let survey = PlaceSurvey()
    return ScreenPlace(at: survey.link(to: viewController), seenBefore: place, in: survey) == nil
  }

  /// Whether it has no more handlers, or went away before it was in a window.
  var isForgotten: Bool { handlers.isEmpty || place == nil && viewController == nil }

  func add(_ handler: @escaping @MainActor (LeaveReason) -> Void, as key: LeaveKey?) {
    handlers.add(handler, as: key)
  }

  func remove(as key: LeaveKey) {
    handlers.remove(key)
    if handlers.isEmpty { watch?.lookAgain() }
  }

  func tell(_ reason: LeaveReason) {
    let told = handlers.all
    handlers = Register()
    for handler in told { handler(reason) }
  }

  /// Updates the screen's place.
  func look(in survey: PlaceSurvey, during cause: LeaveReason? = nil) {
    guard let viewController else {
      isHere = false
      isUnsettled = place != nil
      return
    }
    let link = survey.link(to: viewController)
    guard let now = ScreenPlace(at: link, seenBefore: place, in: survey) else {
      isHere = false
      isUnsettled = place != nil || !link.isCounted
      return
    }
    isHere = true
    let isOnTheWayOut = now.isOnTheWayOut
    isUnsettled = isOnTheWayOut || !link.isCounted
    isSwiped =
      isOnTheWayOut && viewController.transitionCoordinator?.initiallyInteractive == true
    if isOnTheWayOut {
      // The place before counts: the stack no longer lists the screen.
      place = place ?? now
      pendingCause = cause ?? pendingCause
    } else {
      place = now
      pendingCause = nil
    }
  }

  /// Returns why it left; nil if it has never been in a window, or if the movement isn't over yet.
  func reason(of cause: LeaveReason?, in survey: PlaceSurvey) -> LeaveReason? {
    guard let place, cause != nil || !place.isGoing else { return nil }
    switch place.wayItLeft(in: survey) {
    case .window: return .windowClosed
    case .dismissal: return isSwiped ? .swiped : cause ?? pendingCause ?? .closed
    case .pop: return isSwiped ? .swiped : cause ?? pendingCause ?? .back
    case .other: return cause ?? pendingCause ?? .replaced
    }
  }

  /// The positions along the path to it, to compare with those of another screen.
  var positions: [Int] { place?.positions ?? [] }
}

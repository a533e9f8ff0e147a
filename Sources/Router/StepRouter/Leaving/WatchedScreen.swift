import PortableUIKit

/// For whom a handler stands: a later one for the same takes its place.
enum LeaveKey: Hashable {
  case object(ObjectIdentifier)
  /// A step's task, which is made anew with its step where that is a computed property.
  case task(CodeLocation, index: Int)
}

/// A screen of which somebody wants to know when it leaves: where it was when it was last seen.
@MainActor
package final class WatchedScreen {
  private(set) weak var viewController: UIViewController?
  /// Who looks after it; nil when its leave has been told.
  weak var watch: LeaveWatch?
  private var handlers = Register<LeaveKey, @MainActor (LeaveReason) -> Void>()
  /// Nil before it has been in a window.
  private var place: ScreenPlace?
  /// Whether it is in a window.
  private(set) var isHere = false
  /// Whether a gesture has begun the movement that runs where it is.
  private var isSwiped = false
  /// The navigation that has begun a movement by which it is leaving.
  private var pendingCause: LeaveReason?

  init(_ viewController: UIViewController) { self.viewController = viewController }

  var windowID: ObjectIdentifier? { place?.windowID }

  /// Whether it has been in a window, so that it is told of when it leaves.
  package var hasBeenThere: Bool { place != nil }

  /// Whether it was there and has gone, told or not.
  var isGone: Bool {
    guard let place else { return false }
    return viewController.map { ScreenPlace(of: $0, seenBefore: place) == nil } ?? true
  }

  /// Whether it went before anybody saw it, or nobody wants to know any more.
  var isForgotten: Bool { handlers.isEmpty || place == nil && viewController == nil }

  func add(_ handler: @escaping @MainActor (LeaveReason) -> Void, as key: LeaveKey?) {
    handlers.add(handler, as: key)
  }

  func remove(as key: LeaveKey) { handlers.remove(key) }

  func tell(_ reason: LeaveReason) {
    let told = handlers.all
    handlers = Register()
    for handler in told { handler(reason) }
  }

  /// Looks where it is now.
  func look(during cause: LeaveReason? = nil) {
    guard let viewController,
      let now = ScreenPlace(of: viewController, seenBefore: place)
    else {
      isHere = false
      return
    }
    isHere = true
    let isOnTheWayOut = now.isOnTheWayOut
    isSwiped =
      isOnTheWayOut && viewController.transitionCoordinator?.initiallyInteractive == true
    if isOnTheWayOut {
      // Where it was before is what counts: a stack lists it no longer.
      place = place ?? now
      pendingCause = cause ?? pendingCause
    } else {
      place = now
      pendingCause = nil
    }
  }

  /// Why it has left; nil if it has never been there, or if that is not over yet.
  func reason(of cause: LeaveReason?) -> LeaveReason? {
    guard let place, cause != nil || !place.isGoing else { return nil }
    switch place.wayItLeft {
    case .window: return .windowClosed
    case .dismissal: return isSwiped ? .swiped : cause ?? pendingCause ?? .closed
    case .pop: return isSwiped ? .swiped : cause ?? pendingCause ?? .back
    case .other: return cause ?? pendingCause ?? .replaced
    }
  }

  func isAbove(_ other: WatchedScreen) -> Bool {
    guard let place, let otherPlace = other.place else { return false }
    return place.isAbove(otherPlace)
  }
}

import StepRouter

/// An action after which view controllers may have left.
enum LeaveCause {
  /// The user made a move.
  case move(UserMove)
  /// The explorer asked the router for the destination declared here, while nothing else went on.
  /// Interceptors may have done more.
  case navigation(to: CodeLocation, askedInterceptors: Bool)
  /// The explorer asked the router to close something or to go back.
  case closing
  /// Several things happened at once.
  case several
}

extension LeaveCause {
  /// Returns true if a screen that left this way may report this reason.
  func allows(_ reason: LeaveReason, for way: LeaveRecord.Way, wasOnTop: Bool) -> Bool {
    switch (self, way) {
    case (_, .window): return reason == .windowClosed
    case (.move(let move), _): return move.allows(reason, for: way, wasOnTop: wasOnTop)
    case (.navigation(let location, false), _):
      if case .navigated(let destination) = reason { return destination.location == location }
      return false
    case (.closing, _): return reason == .closed || reason == .back
    case (.navigation, _), (.several, _): return reason != .windowClosed
    }
  }

  /// Whether other screens may have come and gone meanwhile.
  var isLong: Bool { if case .several = self { true } else { false } }

  /// Whether the process ended, after which screens don't report their leaving.
  var endsProcess: Bool {
    if case .move(let move) = self { return move == .relaunch }
    return false
  }
}

extension UserMove {
  /// Returns true if the move allows the reason. A move may start a navigation of the app, which
  /// any screen may report, except a top screen that UIKit itself removes.
  fileprivate func allows(
    _ reason: LeaveReason, for way: LeaveRecord.Way, wasOnTop: Bool
  ) -> Bool {
    if case .navigated = reason { return !(wasOnTop && isDirect(for: way)) }
    switch (reason, way) {
    case (.windowClosed, _): return false
    case (.swiped, _): return (kind == .swipeDown && way == .dismissal) || kind == .escape
    case (.replaced, .dismissal), (.replaced, .pop): return false
    default: return !(wasOnTop && isDirect(for: way) && reason != directReason)
    }
  }

  /// Whether UIKit itself removes the top screen.
  private func isDirect(for way: LeaveRecord.Way) -> Bool {
    (kind == .swipeDown && way == .dismissal)
      || ((kind == .back || kind == .longPressBack) && way == .pop)
  }

  private var directReason: LeaveReason { kind == .swipeDown ? .swiped : .back }
}

import StepRouter

/// What was done, after which view controllers may have left.
enum LeaveCause {
  /// The user has made a move.
  case move(UserMove)
  /// The router was asked for what is declared here, while nothing else went on. An interceptor that
  /// was asked may have done more.
  case navigation(to: CodeLocation, askedInterceptors: Bool)
  /// The router was asked to close something, or to go back.
  case closing
  /// More than one thing at a time.
  case several
}

extension LeaveCause {
  /// Whether what has left in this way can have left for the reason.
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

  /// Whether somebody may have come and gone meanwhile.
  var isLong: Bool { if case .several = self { true } else { false } }

  /// Whether the process has ended, so that nobody is told.
  var endsProcess: Bool {
    if case .move(let move) = self { return move == .relaunch }
    return false
  }
}

extension UserMove {
  /// A move may set going a navigation of the app's, which is a reason for anything.
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

  /// Whether UIKit itself takes away what is on top.
  private func isDirect(for way: LeaveRecord.Way) -> Bool {
    (kind == .swipeDown && way == .dismissal) || (kind == .back && way == .pop)
  }

  private var directReason: LeaveReason { kind == .back ? .back : .swiped }
}

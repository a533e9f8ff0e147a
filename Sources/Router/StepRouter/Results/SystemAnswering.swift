import PortableUIKit

/// A system screen. The system may dismiss it before it answers, and may not answer at all if the
/// user leaves it.
package protocol SystemAnswering: ResultReturning {
  /// The answer if the user leaves the screen and the system doesn't answer.
  static var answerOnLeave: ReturnedResult { get }
}

extension LeaveReason {
  /// Whether the user may have left the screen, rather than something that came in between.
  var isByUser: Bool {
    switch self {
    case .swiped, .back, .closed: true
    case .navigated, .replaced, .windowClosed: false
    }
  }
}

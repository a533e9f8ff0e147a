/// A part of an exploration in which a fault can occur.
///
/// ```swift
/// let report = await SelfTest.run(explorer)
/// for row in report.rows where row.cells.contains(where: { $0.phase == .link && $0.isMissed }) {
///   print(row.misdeed)
/// }
/// ```
public enum SelfTestPhase: String, Sendable, Codable, CaseIterable {
  /// The app starts.
  case start
  /// The explorer asks for a destination while nothing moves.
  case rest
  /// The explorer asks for a destination in the middle of something.
  case middle
  /// The router closes something.
  case closing
  /// The app waits for an answer.
  case wait
  /// A URL arrives from outside.
  case link
  /// The process has ended, and the app launches again.
  case relaunch
  /// The user makes a move.
  case move
  /// The explorer sums up what happened in all states.
  case whole
}

extension SelfTestPhase {
  /// The phase as a column's heading.
  var title: String {
    switch self {
    case .start: "Start"
    case .rest: "At rest"
    case .middle: "In the middle"
    case .closing: "Close"
    case .wait: "Wait"
    case .link: "Link"
    case .relaunch: "Relaunch"
    case .move: "Move"
    case .whole: "All states"
    }
  }

  /// The maximum number of states to try a misdeed in. It's lower where a state has many trials.
  var placeCount: Int {
    switch self {
    case .start, .whole: 1
    case .rest, .middle, .wait, .move: 8
    case .closing, .relaunch, .link: 25
    }
  }
}

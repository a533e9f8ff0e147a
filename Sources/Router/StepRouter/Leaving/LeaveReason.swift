import PortableUIKit

/// Why a screen has left for good.
///
/// ```swift
/// screen.onLeave { reason in
///   if reason == .swiped { print("given up") }
/// }
/// ```
public enum LeaveReason: Hashable, Sendable {
  /// A navigation to another screen has removed it: dismissed, popped or replaced.
  case navigated(by: StepReference)
  /// The user has swiped it away: from the edge in a stack, or a sheet pulled down.
  case swiped
  /// It was popped from its stack, by the Back button or by the app's own code; or it was gone back
  /// from by ``Router/goBack(animated:completion:fileID:line:)``.
  case back
  /// It was closed by ``Router/close(_:animated:completion:fileID:line:)``, or dismissed by the app's
  /// own code; by a tap beside a popover too, which UIKit does not tell apart.
  case closed
  /// Its container, or the window, shows others in its place.
  case replaced
  /// Its window was closed, or its scene disconnected.
  case windowClosed
}

extension LeaveReason: CustomStringConvertible {
  /// The reason as an end of a sentence, such as `swiped away`.
  public var description: String {
    switch self {
    case .navigated(let destination):
      "removed by a navigation to \(destination.screen) (\(destination.location))"
    case .swiped: "swiped away"
    case .back: "left by Back"
    case .closed: "closed"
    case .replaced: "replaced by others"
    case .windowClosed: "gone with its window"
    }
  }
}

import PortableUIKit

/// The reason why a screen has left for good.
///
/// ```swift
/// screen.onLeave { reason in
///   if reason == .swiped { print("given up") }
/// }
/// ```
public enum LeaveReason: Hashable, Sendable {
  /// A navigation to another screen removed it: dismissed, popped or replaced it.
  case navigated(by: StepReference)
  /// The user swiped it away: from the edge in a stack, or by pulling down a sheet.
  case swiped
  /// The Back button or the app's own code popped it from its stack, or
  /// ``Router/goBack(animated:completion:fileID:line:)`` went back from it.
  case back
  /// ``Router/close(_:animated:completion:fileID:line:)`` closed it, or the app's own code
  /// dismissed it. A tap outside a popover counts too, because UIKit doesn't distinguish the two.
  case closed
  /// Its container or window shows other view controllers in its place.
  case replaced
  /// Its window closed, or its scene disconnected.
  case windowClosed
}

extension LeaveReason: CustomStringConvertible {
  /// The reason as the end of a sentence, such as `swiped away`.
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

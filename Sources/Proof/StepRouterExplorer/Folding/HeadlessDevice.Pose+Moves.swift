#if !canImport(UIKit)
import PortableUIKit

extension HeadlessDevice.Pose {
  /// The pose in words. Half open counts as open if nothing in the app observes the hinge, since
  /// both have the same size.
  var text: String {
    let isHalfOpen = status == .partiallyOpen && isReported
    let opening = status == .closed ? "closed" : isHalfOpen ? "half open" : "open"
    let half = half.map { $0 == .leading ? ", leading half" : ", trailing half" } ?? ""
    return opening + (isUpright ? "" : ", turned") + half
  }

  /// The user's possible moves with the phone in this pose.
  var moves: [UserMove] {
    var moves: [UserMove] = []
    if status != .closed { moves.append(.fold) }
    if status != .fullyOpen { moves.append(.unfold) }
    if status != .partiallyOpen { moves.append(.halfFold) }
    if half == nil { moves.append(.rotate) }
    if status != .closed, isUpright, half != .trailing {
      moves.append(.openInSplitView(half == nil ? .leading : .trailing))
    }
    if half != nil { moves.append(.closeSplitView) }
    return moves
  }
}

extension UserMove {
  /// Makes a move with the phone. Returns false if it isn't possible.
  @MainActor
  func bend(_ user: HeadlessUser) -> Bool {
    switch kind {
    case .fold: user.fold()
    case .unfold: user.unfold()
    case .halfFold: user.halfFold()
    case .rotate: user.rotate()
    case .openInSplitView:
      user.openInSplitView(name == SplitHalf.trailing.rawValue ? .trailing : .leading)
    case .closeSplitView: user.closeSplitView()
    default: false
    }
  }
}
#endif

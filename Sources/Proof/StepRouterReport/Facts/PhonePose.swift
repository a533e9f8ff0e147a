import StepRouterExplorer

/// How the user holds a foldable phone after some moves.
struct PhonePose: Hashable {
  enum Opening: Hashable {
    case closed, half, full
  }

  private(set) var opening = Opening.closed
  private(set) var isUpright = true
  /// The half of the display that the app has in Split View; nil outside Split View.
  private(set) var half: UserMove.SplitHalf?

  /// Creates the pose after these moves. The phone starts closed and upright.
  init(after moves: [UserMove]) {
    for move in moves { make(move) }
  }

  private mutating func make(_ move: UserMove) {
    switch move {
    case .fold: close()
    case .unfold: opening = .full
    case .halfFold: opening = .half
    case .rotate: isUpright.toggle()
    case .openInSplitView(.leading): half = .leading
    case .openInSplitView(.trailing): half = .trailing
    case .closeSplitView: half = nil
    default: break
    }
  }

  private mutating func close() {
    opening = .closed
    half = nil
  }
}

extension Exploration {
  /// Whether the explored phone folds.
  var folds: Bool { edges.contains { $0.move.isFold } }
}

import StepRouterExplorer

/// The way to a fault, frame by frame.
struct Film {
  struct Frame {
    let caption: String
    /// The index of the state; nil if the exploration has no state for the frame.
    let state: Int?
    /// The moves that lead to the frame.
    let moves: [UserMove]
    let windows: [StateWindow]
  }

  let frames: [Frame]

  /// The last frame before the outcome.
  var before: Frame? { frames.last { !$0.isOutcome } }
  /// The frame of the outcome, if known.
  var after: Frame? { frames.last.flatMap { $0.isOutcome ? $0 : nil } }
}

extension Film.Frame {
  static let outcome = "Afterwards"

  fileprivate var isOutcome: Bool { caption == Self.outcome }
}

/// Finds the states on the way to a fault. An exploration is breadth-first, so every step of the
/// way is itself a state.
struct FilmReel {
  private let exploration: Exploration
  private let evidence: [Exploration.Finding: FindingEvidence]
  private let places: [[UserMove]: Int]

  init(_ exploration: Exploration, evidence: [Exploration.Finding: FindingEvidence]) {
    self.exploration = exploration
    self.evidence = evidence
    places = Dictionary(
      exploration.states.enumerated().map { ($0.element.moves, $0.offset) },
      uniquingKeysWith: { one, _ in one })
  }

  func film(of finding: Exploration.Finding) -> Film {
    let frames = (0...finding.moves.count).map { count -> Film.Frame in
      let moves = Array(finding.moves.prefix(count))
      return frame(moves.last?.phrase ?? "Start", state: places[moves], after: moves)
    }
    return Film(frames: frames + [outcome(of: finding)].compactMap { $0 })
  }

  private func frame(_ caption: String, state: Int?, after moves: [UserMove]) -> Film.Frame {
    let windows = state.map { exploration.states[$0].windows } ?? []
    return Film.Frame(caption: caption, state: state, moves: moves, windows: windows)
  }

  private func outcome(of finding: Exploration.Finding) -> Film.Frame? {
    let moves = finding.moves + [finding.trial.move].compactMap { $0 }
    if let after = evidence[finding]?.after, !after.isEmpty {
      return Film.Frame(caption: Film.Frame.outcome, state: nil, moves: moves, windows: after)
    }
    guard let move = finding.trial.move else { return nil }
    let edge = exploration.edges.first { $0.from == finding.trial.state && $0.move == move }
    guard let target = edge?.to, exploration.states.indices.contains(target) else { return nil }
    return frame(Film.Frame.outcome, state: target, after: moves)
  }
}

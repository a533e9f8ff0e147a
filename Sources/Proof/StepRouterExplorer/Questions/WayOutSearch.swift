import PortableUIKit

/// Looks for a way out of the screen that a walk has reached, as `DeadEnds` does in the states of
/// an exploration.
@MainActor
struct WayOutSearch {
  /// A screen with more states isn't judged: the user can do a lot there.
  private static let mostStates = 16

  private let explorer: Explorer
  private let steps: [WalkStep]

  /// A state in which a screen encloses the user.
  private struct Sight {
    let screen: Culprit
    let fingerprint: Fingerprint
    let moves: [UserMove]
    let isAllowed: Bool
  }

  /// Creates a search that begins after these steps.
  init(_ explorer: Explorer, after steps: [WalkStep]) {
    self.explorer = explorer
    self.steps = steps
  }

  /// Whether a search is worthwhile: a screen lies on others, and there's no back button or tab.
  static func isDue(in replay: Replay, _ moves: [UserMove]) -> Bool {
    !moves.contains { $0.kind == .back || $0.kind == .tab } && replay.enclosing != nil
  }

  /// Returns the fault if no moves of the user lead to another screen.
  func problem() async -> Problem? {
    guard let start = await sight(of: []), !start.isAllowed else { return nil }
    // The screen that the app starts with isn't judged.
    let beginning = await explorer.after([]) { $0.enclosing }
    guard beginning?.screen != start.screen.screen else { return nil }
    var known: Set<Fingerprint> = [start.fingerprint]
    var screens = [start.screen]
    var front = [(way: [UserMove](), moves: start.moves)]
    while !front.isEmpty {
      let (way, moves) = front.removeFirst()
      for move in moves {
        guard let next = await sight(of: way + [move]) else { return nil }
        screens.append(next.screen)
        guard Set(screens.filter { !$0.isAlert }.map(\.screen)).count <= 1 else { return nil }
        if known.insert(next.fingerprint).inserted { front.append((way + [move], next.moves)) }
        guard known.count <= Self.mostStates else { return nil }
      }
    }
    return .deadEnd(screens.first { !$0.isAlert } ?? start.screen)
  }

  /// Returns what the user sees after further moves; nil if no screen encloses the user there for
  /// at least a minute, or if that isn't certain.
  private func sight(of way: [UserMove]) async -> Sight? {
    await explorer.after(steps) { replay -> Sight? in
      for move in way { guard await replay.perform(move) else { return nil } }
      guard let screen = replay.enclosing, replay.screen.edits.isEmpty else { return nil }
      let fingerprint = replay.key.fingerprint
      let moves = replay.screen.moves.filter(\.kind.isWayOut)
      let isAllowed = replay.app.allowed.cover(.deadEnd, of: screen.names)
      await replay.device.passMinute()
      await replay.settle()
      guard replay.key.fingerprint == fingerprint else { return nil }
      return Sight(
        screen: screen, fingerprint: fingerprint, moves: moves.sorted { $0.rank < $1.rank },
        isAllowed: isAllowed)
    }
  }
}

extension UserMove {
  /// The rank of a move: those that usually lead out come first.
  var rank: Int {
    switch kind {
    case .back, .swipeDown: 0
    case .tap: 1
    default: 2
    }
  }
}

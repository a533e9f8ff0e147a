/// The random choices of a walk. It never makes some kinds of moves, so that it makes the others
/// more often, and it prefers steps that it hasn't tried yet.
@MainActor
struct WalkHabits {
  /// A kind of move; nil for requests.
  private typealias Kind = UserMove.Kind?

  private var random: SplitMix
  /// Whether the walk makes a kind of move, for each kind that has been possible.
  private var isMade: [Kind: Bool] = [:]
  /// The steps that the walk has tried.
  private var tried: Set<WalkStep> = []

  init(_ random: SplitMix) { self.random = random }

  /// Returns the next step; nil if there is nothing to do.
  mutating func step(in replay: Replay) -> WalkStep? {
    let screen = replay.screen
    // A walk skips an edit that the data source doesn't commit.
    let moves =
      screen.moves + replay.movesOfWindows + replay.device.perform { screen.quietMoves }
      + screen.edits.map(\.move) + [.escape]
    let steps =
      moves.map { WalkStep.move($0) } + replay.app.destinations.map { WalkStep.asking($0.name) }
    var kinds: [Kind] = []
    for kind in steps.map(\.move?.kind) where !kinds.contains(kind) { kinds.append(kind) }
    for kind in kinds where isMade[kind] == nil { isMade[kind] = random.next() & 1 == 0 }
    let chosen = kinds.filter { isMade[$0] == true }
    let new = steps.filter { !tried.contains($0) }
    let newKinds = chosen.filter { kind in new.contains { $0.move?.kind == kind } }
    // Now and then, what has been tried comes once more: it may end differently elsewhere.
    let isRepeated = random.next() & 3 == 0
    let from = isRepeated || newKinds.isEmpty ? (chosen.isEmpty ? kinds : chosen) : newKinds
    guard let kind = random.pick(from: from) else { return nil }
    let possible = (isRepeated ? steps : new).filter { $0.move?.kind == kind }
    let step = random.pick(
      from: possible.isEmpty ? steps.filter { $0.move?.kind == kind } : possible)
    if let step { tried.insert(step) }
    return step
  }
}

/// The random choices of a walk. It never makes some kinds of moves, so that it makes the others
/// more often, and it prefers steps that it hasn't tried yet.
@MainActor
struct WalkHabits {
  /// A kind of move; nil for requests.
  private typealias Kind = UserMove.Kind?

  /// A step in a state.
  private struct Place: Hashable {
    let state: Fingerprint
    let step: WalkStep
  }

  private var random: SplitMix
  /// Whether the walk stays near the states where it begins, and makes every kind of move.
  private let isNear: Bool
  /// Whether the walk makes moves of a kind, for each kind that has been possible.
  private var isMade: [Kind: Bool] = [:]
  /// The steps that the walk has tried anywhere.
  private var tried: Set<WalkStep> = []
  /// The steps that the walk has tried, each with its state.
  private var places: Set<Place> = []

  init(_ random: SplitMix, isNear: Bool = false) {
    self.random = random
    self.isNear = isNear
  }

  /// Returns the next step; nil if there is nothing to do.
  mutating func step(in replay: Replay) -> WalkStep? {
    let screen = replay.screen
    // A walk skips an edit that the data source doesn't commit.
    let moves =
      screen.moves + replay.movesOfWindows + replay.device.perform { screen.quietMoves }
      + screen.edits.map(\.move) + [.escape]
    let steps =
      moves.map { WalkStep.move($0) } + replay.app.destinations.map { WalkStep.asking($0.name) }
    let state = replay.key.fingerprint
    let step = choose(among: steps, in: state)
    if let step {
      tried.insert(step)
      places.insert(Place(state: state, step: step))
    }
    return step
  }

  private mutating func choose(among steps: [WalkStep], in state: Fingerprint) -> WalkStep? {
    var kinds: [Kind] = []
    for kind in steps.map(\.move?.kind) where !kinds.contains(kind) { kinds.append(kind) }
    for kind in kinds where isMade[kind] == nil { isMade[kind] = random.next() & 1 == 0 || isNear }
    let chosen = kinds.filter { isMade[$0] == true }
    // Now and then the walk repeats a step that it has tried: elsewhere it may end differently.
    let isRepeated = !isNear && random.next() & 3 == 0
    let isNew = { [tried, places] (step: WalkStep) in
      (!tried.contains(step), !places.contains(Place(state: state, step: step)))
    }
    let makes = { [isMade] (step: WalkStep) in isMade[step.move?.kind] == true }
    let newHere = steps.filter { makes($0) && isNew($0).1 }
    let new = isNear ? newHere : newHere.filter { isNew($0).0 }
    let fresh = isRepeated ? [] : new.isEmpty ? newHere : new
    if !fresh.isEmpty {
      let freshKinds = chosen.filter { kind in fresh.contains { $0.move?.kind == kind } }
      return random.pick(from: freshKinds).flatMap { kind in
        random.pick(from: fresh.filter { $0.move?.kind == kind })
      }
    }
    guard let kind = random.pick(from: chosen.isEmpty ? kinds : chosen) else { return nil }
    return random.pick(from: steps.filter { $0.move?.kind == kind })
  }
}

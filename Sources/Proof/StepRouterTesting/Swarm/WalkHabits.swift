/// What a walk does at random: some kinds of moves it never makes, so that it makes the others more
/// often.
@MainActor
struct WalkHabits {
  /// A kind of move; nil for requests.
  private typealias Kind = UserMove.Kind?

  private var random: SplitMix
  /// Whether a kind is made, once it was possible.
  private var isMade: [Kind: Bool] = [:]

  init(_ random: SplitMix) { self.random = random }

  /// The next step; nil where there is nothing to be done.
  mutating func step(in replay: Replay) -> WalkStep? {
    let moves = replay.screen.moves + replay.movesOfWindows + [.escape]
    let steps =
      moves.map { WalkStep.move($0) } + replay.app.destinations.map { WalkStep.asking($0.name) }
    var kinds: [Kind] = []
    for kind in steps.map(\.move?.kind) where !kinds.contains(kind) { kinds.append(kind) }
    for kind in kinds where isMade[kind] == nil { isMade[kind] = random.next() & 1 == 0 }
    let chosen = kinds.filter { isMade[$0] == true }
    guard let kind = random.pick(from: chosen.isEmpty ? kinds : chosen) else { return nil }
    return random.pick(from: steps.filter { $0.move?.kind == kind })
  }
}

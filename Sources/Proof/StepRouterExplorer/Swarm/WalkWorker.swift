/// Makes the random walks of a seed.
package struct WalkWorker: Worker {
  private let explorer: Explorer
  private let length: Int
  private let seed: UInt64
  private let arrivals = WalkArrivals()
  private let memory = WalkMemory()

  package init(_ explorer: Explorer, length: Int, seed: UInt64) {
    self.explorer = explorer
    self.length = length
    self.seed = seed
  }

  /// Makes the walk with this number, and shrinks it if it comes to a fault. If the piece has
  /// steps, makes these instead.
  package func perform(_ piece: WalkPiece) async -> SwarmRecord {
    if let steps = piece.steps {
      let walk = await Walk(steps, in: explorer)
      return SwarmRecord(walk, steps: walk.steps, problems: walk.problems, number: piece.number)
    }
    let (walk, others) = await walk(piece)
    guard let problem = walk.problems.first else {
      return SwarmRecord(walk, steps: [], problems: [], number: piece.number).adding(others)
    }
    var shrinking = Shrinking<WalkStep> { await Walk($0, in: explorer).shows(problem) }
    let shrunk = await Walk(shrinking.fewest(of: walk.steps), in: explorer)
    // An app that isn't deterministic may not show the problem again.
    let isShown = shrunk.shows(problem)
    return SwarmRecord(
      walk, steps: isShown ? shrunk.steps : walk.steps,
      problems: isShown ? shrunk.problems : walk.problems, number: piece.number
    ).adding(others)
  }

  /// The number of stretches of a walk that begins at given states.
  private static let stretches = 5

  /// Makes a walk at random: in one go from the app's start, or in stretches from the piece's
  /// states. Also returns the steps of the stretches before the last one.
  private func walk(_ piece: WalkPiece) async -> (Walk, others: [WalkStep]) {
    let start = await explorer.startText()
    let ways = piece.ways ?? []
    var habits = WalkHabits(SplitMix(seed: seed, index: piece.number), isNear: !ways.isEmpty)
    var others: [WalkStep] = []
    let count = ways.isEmpty ? 1 : Self.stretches
    var walk = Walk()
    if !ways.isEmpty { await arrivals.prepare(explorer) }
    for stretch in 0..<count {
      let way = ways.isEmpty ? WalkWay([]) : ways[stretch % ways.count]
      let next = await Walk(
        in: explorer, from: way, length: max(length / count, 1), &habits, memory)
      if let problem = await arrivals.difference(of: next, at: way, explorer) {
        others += next.ownSteps
        walk.blame(for: problem)
        break
      }
      others += walk.ownSteps
      walk = next
      if !walk.problems.isEmpty { break }
    }
    await walk.compareStarts(start, of: explorer)
    return (walk, others)
  }

  package func outcome(of end: WorkerEnd, at piece: WalkPiece) -> SwarmRecord {
    let problem = end.problem(orElse: "in this walk")
    let steps = end.deed?.steps ?? piece.steps ?? end.deed?.way.map(WalkStep.move) ?? []
    // Without the steps, only the seed can repeat the walk.
    let again =
      steps.isEmpty ? " Repeat it with “--seed \(seed) --walks \(piece.number + 1) --jobs 0”." : ""
    return SwarmRecord(
      moveCount: 0, requestCount: 0,
      failure: .init(
        walk: piece.number, length: steps.count, steps: steps,
        problems: [.init(problem.kind, problem.detail + again)]))
  }
}

/// Makes the random walks of a seed.
package struct WalkWorker: Worker {
  private let explorer: Explorer
  private let length: Int
  private let seed: UInt64

  package init(_ explorer: Explorer, length: Int, seed: UInt64) {
    self.explorer = explorer
    self.length = length
    self.seed = seed
  }

  /// Makes the walk with this number, and shrinks it if it comes to a fault; or makes the given
  /// steps.
  package func perform(_ piece: WalkPiece) async -> SwarmRecord {
    if let steps = piece.steps {
      let walk = await Walk(steps, in: explorer)
      return SwarmRecord(walk, steps: walk.steps, problems: walk.problems, number: piece.number)
    }
    let walk = await Walk(
      in: explorer, length: length, random: SplitMix(seed: seed, index: piece.number))
    guard let problem = walk.problems.first else {
      return SwarmRecord(walk, steps: [], problems: [], number: piece.number)
    }
    var shrinking = Shrinking<WalkStep> { await Walk($0, in: explorer).shows(problem) }
    let shrunk = await Walk(shrinking.fewest(of: walk.steps), in: explorer)
    // An app that isn't deterministic may not show the problem again.
    let isShown = shrunk.shows(problem)
    return SwarmRecord(
      walk, steps: isShown ? shrunk.steps : walk.steps,
      problems: isShown ? shrunk.problems : walk.problems, number: piece.number)
  }

  package func outcome(of end: WorkerEnd, at piece: WalkPiece) -> SwarmRecord {
    let problem = end.problem(orElse: "in this walk")
    let steps = end.deed?.steps ?? piece.steps ?? []
    // Without the steps only the seed tells the way.
    let again =
      steps.isEmpty ? " Repeat it with “--seed \(seed) --walks \(piece.number + 1) --jobs 1”." : ""
    return SwarmRecord(
      moveCount: 0, requestCount: 0,
      failure: .init(
        walk: piece.number, length: steps.count, steps: steps,
        problems: [.init(problem.kind, problem.detail + again)]))
  }
}

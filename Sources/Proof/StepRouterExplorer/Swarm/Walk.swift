import PortableUIKit

/// A walk through an app, judged at each step, up to the first fault.
@MainActor
struct Walk {
  /// The steps the walk has made.
  private(set) var steps: [WalkStep] = []
  /// The problems after the last step.
  private(set) var problems: [Problem] = []

  /// Makes the steps, and skips steps that aren't possible.
  init(_ steps: [WalkStep], in explorer: Explorer) async {
    var rest = steps[...]
    await self.init(in: explorer) { _ in rest.popFirst() }
  }

  /// Makes steps at random.
  init(in explorer: Explorer, length: Int, random: SplitMix) async {
    var habits = WalkHabits(random)
    var left = length
    await self.init(in: explorer) { replay in
      left -= 1
      return left < 0 ? nil : habits.step(in: replay)
    }
  }

  private init(in explorer: Explorer, next: @MainActor (Replay) -> WalkStep?) async {
    let start = await explorer.startText()
    let replayed = await explorer.afterMoves([]) { replay in
      var steps: [WalkStep] = []
      var verdict = Verdict()
      verdict.problems = replay.declarationMistakes + replay.watch.broken
      await replay.judgeRest(&verdict, since: nil, isOver: false)
      while verdict.problems.isEmpty, let step = next(replay) {
        Whereabouts.shared.walk(steps + [step])
        guard let made = await replay.make(step) else { continue }
        steps.append(step)
        verdict = made
      }
      return (steps: steps, verdict: verdict)
    }
    steps = replayed.result?.steps ?? []
    problems = replayed.verdict { $0.verdict }.uniqueProblems
    // What the walk has left behind shows in the next start.
    if problems.isEmpty, let start, let problem = await explorer.difference(from: start) {
      problems = [problem]
    }
  }

  /// Returns true if the walk has a problem of the same kind and the same property.
  func shows(_ problem: Problem) -> Bool {
    problems.contains { $0.kind == problem.kind && $0.property == problem.property }
  }
}

extension Replay {
  /// Makes a step and judges it; returns nil if it isn't possible.
  fileprivate func make(_ step: WalkStep) async -> Verdict? {
    if let move = step.move {
      let before = move == .escape ? key.fingerprint : nil
      var attempt = MoveAttempt(move, in: self)
      var verdict = await attempt.run()
      if verdict.problems.contains(where: { $0.kind == .notReplayed }) {
        // An escape gesture that no screen handled belongs to the way if it changed something.
        guard let before, key.fingerprint != before else { return nil }
        verdict.problems.removeAll { $0.kind == .notReplayed }
      }
      verdict.problems += watch.breachesOfWay
      return verdict
    }
    guard let destination = app.destinations.first(where: { $0.name == step.destination }) else {
      return nil
    }
    return await Attempt(destination, in: self).run(telling: LeaveRecord(of: self))
  }
}

extension Problem {
  /// The broken property's name with its opening quotation mark, as the detail begins; nil for
  /// other problems.
  fileprivate var property: Substring? {
    kind == .propertyBroken ? detail.prefix { $0 != "”" } : nil
  }
}

import PortableUIKit

/// A walk through an app that is judged at each step, up to the first fault.
@MainActor
struct Walk {
  /// The steps that could be made.
  private(set) var steps: [WalkStep] = []
  /// What is wrong with the last of them.
  private(set) var problems: [Problem] = []

  /// Makes the steps; those that are not possible are left out.
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
    let replayed = await explorer.afterMoves([]) { replay in
      var steps: [WalkStep] = []
      var verdict = Verdict()
      verdict.problems = replay.propertyMistakes + replay.watch.broken
      while verdict.problems.isEmpty, let step = next(replay) {
        guard let made = await replay.make(step) else { continue }
        steps.append(step)
        verdict = made
      }
      return (steps: steps, verdict: verdict)
    }
    steps = replayed.result?.steps ?? []
    problems = replayed.verdict { $0.verdict }.uniqueProblems
  }

  /// Whether the same is wrong as with another walk.
  func shows(_ problem: Problem) -> Bool {
    problems.contains { $0.kind == problem.kind && $0.property == problem.property }
  }
}

extension Replay {
  /// Makes a step and judges it; nil if it is not possible.
  fileprivate func make(_ step: WalkStep) async -> Verdict? {
    if let move = step.move {
      let before = move == .escape ? key.fingerprint : nil
      var verdict = await MoveAttempt(move, in: self).run()
      if verdict.problems.contains(where: { $0.kind == .notReplayed }) {
        // One that nobody has answered belongs to the way if it has led to something.
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
  /// The name of the property that is broken, with which its sentence begins.
  fileprivate var property: Substring? {
    kind == .propertyBroken ? detail.prefix { $0 != "”" } : nil
  }
}

import PortableUIKit

/// A walk through an app, judged at each step, up to the first fault.
@MainActor
struct Walk {
  /// The moves to where the walk begins, and then the steps of the walk.
  private(set) var steps: [WalkStep] = []
  /// The number of moves before the walk.
  private(set) var wayLength = 0
  /// The app's texts where the walk begins.
  private(set) var arrival: String?
  /// The problems after the last step.
  private(set) var problems: [Problem] = []

  /// A walk that hasn't begun.
  init() {}

  /// Makes the steps, and skips those that aren't possible.
  init(_ steps: [WalkStep], in explorer: Explorer) async {
    let start = await explorer.startText()
    var rest = steps[...]
    let observer = WalkObserver(WalkMemory(), asksAtEnd: true)
    await self.init(in: explorer, from: [], observer) { _ in rest.popFirst() }
    await compareStarts(start, of: explorer)
  }

  /// Makes steps at random.
  ///
  /// - Parameters:
  ///   - way: The way to where the walk begins. Its moves have been judged already.
  ///   - memory: The questions that walks have asked so far.
  init(
    in explorer: Explorer, from way: WalkWay, length: Int, _ habits: inout WalkHabits,
    _ memory: WalkMemory
  ) async {
    var left = length
    var own = habits
    var asked = way.destination.map(WalkStep.asking)
    var arrival: String?
    let observer = WalkObserver(memory, asksAtEnd: false)
    await self.init(in: explorer, from: way.moves, observer) { replay in
      if let step = asked {
        asked = nil
        return step
      }
      if arrival == nil { arrival = replay.wholeText }
      left -= 1
      return left < 0 ? nil : own.step(in: replay)
    }
    habits = own
    self.arrival = arrival
  }

  private init(
    in explorer: Explorer, from way: [UserMove], _ observer: WalkObserver,
    next: @MainActor (Replay) -> WalkStep?
  ) async {
    let before = way.map(WalkStep.move)
    var change: TakenBackChange?
    let passing = { @MainActor (replay: Replay, count: Int) in
      observer.pass(replay, after: Array(before.prefix(count)))
    }
    let replayed = await explorer.afterMoves(way, repeats: false, passing: passing) { replay in
      var steps = before
      var verdict = Verdict()
      if way.isEmpty {
        verdict.problems = replay.declarationMistakes + replay.watch.broken
        await replay.judgeRest(&verdict, since: nil, isOver: false)
      }
      observer.look(after: steps, in: replay)
      while verdict.problems.isEmpty, change == nil, let step = next(replay) {
        Whereabouts.shared.walk(steps + [step])
        observer.look(before: step, in: replay)
        guard let made = await replay.make(step, noting: &change) else { continue }
        steps.append(step)
        verdict = made
        observer.look(after: steps, in: replay)
      }
      return (steps: steps, verdict: verdict)
    }
    wayLength = way.count
    steps = replayed.result?.steps ?? before
    problems = replayed.verdict { $0.verdict }.uniqueProblems
    if problems.isEmpty, let change,
      let problem = await explorer.confirmed(change, after: Array(steps.dropLast()))
    {
      problems = [problem]
    }
    await answer(observer, in: explorer)
  }

  /// Answers the walk's questions, and ends the walk where the first answer is a problem.
  private mutating func answer(_ observer: WalkObserver, in explorer: Explorer) async {
    guard problems.isEmpty else { return observer.forget() }
    for (index, question) in observer.questions.enumerated() {
      guard let (problem, steps) = await question.answer(explorer) else { continue }
      observer.forget(from: index + 1)
      self.steps = steps
      problems = [problem]
      return
    }
  }

  /// Compares the app's start with an earlier one, to see whether walks have left something behind.
  mutating func compareStarts(_ earlier: String?, of explorer: Explorer) async {
    if problems.isEmpty, let earlier, let problem = await explorer.difference(from: earlier) {
      problems = [problem]
    }
  }

  /// Attributes a problem that shows after the walk to it.
  mutating func blame(for problem: Problem) { problems = [problem] }

  /// The steps of the walk itself.
  nonisolated var ownSteps: ArraySlice<WalkStep> { steps.dropFirst(wayLength) }

  /// Whether the walk has a problem of the same kind and, for a broken property, the same property.
  func shows(_ problem: Problem) -> Bool {
    problems.contains { $0.kind == problem.kind && $0.property == problem.property }
  }
}

extension Replay {
  /// Makes a step and judges it; returns nil if it isn't possible.
  ///
  /// - Parameter change: Set to the change that a swipe left although the user took it back.
  func make(_ step: WalkStep, noting change: inout TakenBackChange?) async -> Verdict? {
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
      change = attempt.change
      return verdict
    }
    guard let destination = app.destinations.first(where: { $0.name == step.destination }) else {
      return nil
    }
    return await Attempt(destination, in: self).run(telling: LeaveRecord(of: self))
  }
}

extension Exploration.Problem {
  /// The broken property's name with its opening quotation mark, as the detail begins; nil for
  /// other problems.
  var property: Substring? {
    kind == .propertyBroken ? detail.prefix { $0 != "”" } : nil
  }
}

import StepRouter

extension Exploration {
  /// A fault, with the fewest moves that lead to it.
  public struct Finding: Hashable, Sendable {
    /// The moves from the start of the app.
    public let moves: [UserMove]
    /// The trial that failed after these moves.
    public let trial: Trial
    /// The number of states with the same fault, including this one.
    public let count: Int
    /// The broken property, if the fault shows only on a way through several states.
    public let property: PropertyResult?
    /// The depth of the exploration, if only all of its states together show the fault.
    var depth: Int?
    /// The screen or control with the fault, if only all states together show it.
    package internal(set) var culprit: String?
    /// The faulty move that every way to this fault goes through, if there is one.
    var cause: Trial?
    /// For a broken property: the first attempt that breaks it, with the fault of a screen that all
    /// attempts that break it have in common. Nil if they have none, and for other findings.
    var broken: Trial?
    /// The only destination declared at the step of the link, if the fault is a link's.
    var linked: String?
    /// Whether the link fails in every state, however it arrives.
    var isNeverRight = false
    /// The class of the screen whose row the move touches, if it touches one.
    var list: String?
  }

  /// The faults, each listed once, fewest moves first.
  ///
  /// Faults are the same if one destination, one move or one link fails in the same way. A view
  /// controller that lives on counts once per class, whichever destination led to it.
  public var findings: [Finding] {
    var order: [Symptom] = []
    var trials: [Symptom: [Trial]] = [:]
    var whole: [Symptom: [Trial]] = [:]
    for trial in self.trials {
      for (fault, part) in Symptom.all(in: trial) {
        if trials[fault] == nil { order.append(fault) }
        trials[fault, default: []].append(part)
        whole[fault, default: []].append(trial)
      }
    }
    let causes = MisleadingMoves(in: self)
    let right = Set(self.trials.filter(\.problems.isEmpty).compactMap(\.link))
    let findings = order.compactMap { fault -> Finding? in
      guard let all = trials[fault], let first = all.min(by: { $0.state < $1.state }) else {
        return nil
      }
      // An exploration read from JSON may refer to states that don't exist.
      let moves = states.indices.contains(first.state) ? states[first.state].moves : []
      return Finding(
        moves: moves, trial: first, count: Set(all.map(\.state)).count, property: nil,
        cause: causes.cause(of: all),
        broken: fault.problem == .propertyBroken ? misled(in: whole[fault] ?? []) : nil,
        linked: onlyDestination(of: first),
        isNeverRight: first.link.map { !right.contains($0) } ?? false,
        list: list(touchedBy: first))
    }
    return (findings + brokenLaws(behind: causes) + refusals + overall).enumerated()
      .sorted { $0.element.rank(at: $0.offset) < $1.element.rank(at: $1.offset) }
      .map(\.element)
  }

  /// Returns the first of these attempts, with the misleading fault of one class of screens that
  /// all of them share; nil if there is none.
  private func misled(in trials: [Trial]) -> Trial? {
    guard let first = trials.first else { return nil }
    let problem = first.problems.first { problem in
      problem.kind.misleads && problem.culprit != nil
        && trials.allSatisfy { trial in
          trial.problems.contains { $0.kind == problem.kind && $0.culprit == problem.culprit }
        }
    }
    return problem.map { first.telling([$0]) }
  }

  private func brokenLaws(behind causes: MisleadingMoves) -> [Finding] {
    propertyResults.compactMap { result in
      guard let state = result.brokenStates.first else { return nil }
      var verdict = Verdict()
      verdict.outcome = .moved
      verdict.problems = [result.law.breach(on: result.way)]
      return Finding(
        moves: states[state].moves, trial: Trial(state: state, verdict),
        count: result.brokenStates.count, property: result,
        cause: causes.cause(of: result.brokenStates))
    }
  }

  /// The findings for destinations that the user never saw.
  private var refusals: [Finding] {
    neverShown.map { destination in
      var verdict = Verdict()
      verdict.outcome = .refusedByInterceptor
      verdict.note(
        .neverShown,
        "It was refused in every state, so the user never saw it. If that's meant, declare it with "
          + "“mayAlwaysBeRefused”.")
      return Finding(
        moves: [],
        trial: Trial(
          state: 0, destination: destination.name, location: destination.location, verdict),
        count: states.count, property: nil, depth: depth)
    }
  }

  /// The findings that only all states together show.
  private var overall: [Finding] {
    overallFaults.map { fault in
      var verdict = Verdict()
      verdict.outcome = .moved
      verdict.problems = [fault.problem]
      let moves = states.indices.contains(fault.state) ? states[fault.state].moves : []
      return Finding(
        moves: moves, trial: Trial(state: fault.state, verdict), count: fault.count, property: nil,
        depth: frontierCount == 0 ? depth + 1 : depth, culprit: fault.culprit)
    }
  }

  private struct Symptom: Hashable {
    var destination: String?
    var move: UserMove?
    var link: String?
    var arrival: LinkArrival?
    var interleaving: Interleaving.Kind?
    var followUp: FollowUp.Kind?
    var closing: ExploredClosing?
    let problem: Problem.Kind
    var culprit: Substring?

    /// Returns the faults of a trial, each with the part of the trial that shows it.
    static func all(in trial: Trial) -> [(fault: Symptom, part: Trial)] {
      let others = trial.problems.filter { $0.culprit == nil }
      let own = others.first.map { (Symptom(trial, $0.kind), trial.telling(others)) }
      let ofClasses = trial.problems.compactMap { problem in
        problem.culprit.map { (fault: Symptom(problem.kind, of: $0), problem: problem) }
      }
      let byClass = Dictionary(grouping: ofClasses, by: \.fault)
      return [own].compactMap { $0 }
        + ofClasses.compactMap { fault, problem in
          // Problems of the same class are one fault.
          guard let all = byClass[fault]?.map(\.problem), all.first == problem else { return nil }
          return (fault, trial.telling(all))
        }
    }

    private init(_ trial: Trial, _ problem: Problem.Kind) {
      destination = trial.destination
      move = trial.move
      link = trial.link
      arrival = trial.arrival
      interleaving = trial.interleaving?.kind
      followUp = trial.followUp?.kind
      closing = trial.closing
      self.problem = problem
    }

    private init(_ problem: Problem.Kind, of culprit: Substring) {
      self.problem = problem
      self.culprit = culprit
    }
  }
}

extension Exploration.Trial {
  /// Returns a copy of the trial with only these problems.
  fileprivate func telling(_ problems: [Exploration.Problem]) -> Self {
    var copy = self
    copy.problems = problems
    return copy
  }
}

extension Exploration.Problem {
  /// The class of a leaked object, which the detail begins with; nil for other problems.
  package var leakedClass: Substring? { kind == .leaked ? culprit : nil }

  /// The class that has the fault, whatever led to it: the detail begins with it. Nil if the fault
  /// belongs to the attempt.
  fileprivate var culprit: Substring? {
    switch kind {
    case .leaked, .shownTwice, .wrongBack, .stillVisible, .neverAnswered, .lostByResize:
      detail.prefix { $0 != " " }
    default: nil
    }
  }
}

extension Exploration.Finding: CustomStringConvertible {
  /// The trial, its source location, the problems, and the code that shows the fault again.
  public var description: String {
    var lines = [headline]
    lines += trial.problemLines.map { "  \($0)" }
    if let crash { lines.append("  This follows a crash, of \(crash).") }
    lines.append("  again: \(code)")
    return lines.joined(separator: "\n")
  }

  /// The order of the findings: crashes first, then by the number of moves.
  fileprivate func rank(at offset: Int) -> (Int, Int, Int) {
    (trial.problems.first?.isCrash == true ? 0 : 1, moves.count, offset)
  }

  /// The crash on every way to this fault, in words; nil if there is none or if this is a crash,
  /// too.
  package var crash: String? {
    guard let cause, cause.problems.contains(where: \.isCrash),
      trial.problems.first?.isCrash != true
    else { return nil }
    return Self(moves: [], trial: cause, count: 1, property: nil).subject
  }

  /// Swift code that repeats the trial in a test, given a variable named `explorer`.
  public var code: String {
    let call =
      switch (trial.move, trial.destination, trial.link) {
      case _ where depth != nil: "run(depth: \(depth ?? 0))"
      case (nil, nil, nil) where trial.closing != nil:
        "replay(\(list(moves)), closing: .\(trial.closing?.rawValue ?? ""))"
      case (nil, let destination?, nil) where trial.followUp != nil:
        "replay(\(list(moves)), awaiting: \(destination.debugDescription)\(following))"
      case (nil, nil, nil) where property?.law.kind == .eventually:
        "replay(\(list(moves)), reaching: \((property?.law.name ?? "").debugDescription))"
      case (let move?, _, _): "replay(\(list(moves + [move])))"
      case (nil, nil, let link?):
        "replay(\(list(moves)), opening: \(link.debugDescription)\(arriving))"
      case (nil, let destination?, _):
        "replay(\(list(moves)), asking: \(destination.debugDescription)\(during))"
      case (nil, nil, nil): "replay(\(list(moves + (property?.way ?? []))))"
      }
    return "expectNothingWrong(await explorer.\(call), reporter: .swiftTesting)"
  }

  private var during: String { trial.interleaving.map { ", during: \($0)" } ?? "" }

  private var following: String { trial.followUp.map { ", then: \($0)" } ?? "" }

  private var arriving: String { trial.arrival.map { ", \($0)" } ?? "" }

  private var headline: String {
    let location = trial.location?.ofApp.map { ", \($0)" } ?? ""
    let others = count > 1 ? ", and in \((count - 1).counted("other state"))" : ""
    let after = moves.isEmpty ? "at the start" : "after \(moves.words)"
    return "\(subject)\(location)\(meanwhile): \(after)\(others)"
  }

  private var subject: String {
    if let culprit { return culprit }
    if let property { return "“\(property.law.name)”" }
    if let named = trial.destination ?? trial.link { return named }
    if let move = trial.move { return "the move \(move.words)" }
    return trial.closing?.phrase ?? "the start"
  }

  private var meanwhile: String {
    if let interleaving = trial.interleaving { return ", during \(interleaving)" }
    if let followUp = trial.followUp { return ", awaited, then \(followUp)" }
    if let arrival = trial.arrival { return ", \(arrival.phrase)" }
    return ""
  }

  private func list(_ moves: [UserMove]) -> String {
    "[\(moves.map(\.description).joined(separator: ", "))]"
  }
}

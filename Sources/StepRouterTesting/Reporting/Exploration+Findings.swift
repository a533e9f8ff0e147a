import StepRouter

extension Exploration {
  /// A fault, where the fewest moves lead to it.
  public struct Finding: Hashable, Sendable {
    /// The moves from the start of the app.
    public let moves: [UserMove]
    /// What was tried then.
    public let trial: Trial
    /// In how many states the same is wrong, this one included.
    public let count: Int
    /// The property that is broken, where that shows on ways through several states only.
    public let property: PropertyResult?
  }

  /// What is wrong, each fault once, those with fewer moves first.
  ///
  /// The same is what is wrong with one destination, one move or one link, in one way.
  public var findings: [Finding] {
    var order: [Fault] = []
    var trials: [Fault: [Trial]] = [:]
    for trial in self.trials {
      guard let fault = Fault(trial) else { continue }
      if trials[fault] == nil { order.append(fault) }
      trials[fault, default: []].append(trial)
    }
    let findings = order.compactMap { fault -> Finding? in
      guard let all = trials[fault], let first = all.min(by: { $0.state < $1.state }) else {
        return nil
      }
      // What was read from JSON may speak of states that are not there.
      let moves = states.indices.contains(first.state) ? states[first.state].moves : []
      return Finding(moves: moves, trial: first, count: all.count, property: nil)
    }
    return (findings + brokenLaws).enumerated()
      .sorted { ($0.element.moves.count, $0.offset) < ($1.element.moves.count, $1.offset) }
      .map(\.element)
  }

  private var brokenLaws: [Finding] {
    propertyResults.compactMap { result in
      guard let state = result.brokenStates.first else { return nil }
      var verdict = Verdict()
      verdict.outcome = .moved
      verdict.problems = [result.law.breach(on: result.way)]
      return Finding(
        moves: states[state].moves, trial: Trial(state: state, verdict),
        count: result.brokenStates.count, property: result)
    }
  }

  private struct Fault: Hashable {
    let destination: String?
    let move: UserMove?
    let link: String?
    let arrival: LinkArrival?
    let interleaving: Interleaving.Kind?
    let followUp: FollowUp.Kind?
    let closing: ExploredClosing?
    let problem: Problem.Kind

    init?(_ trial: Trial) {
      guard let first = trial.problems.first else { return nil }
      destination = trial.destination
      move = trial.move
      link = trial.link
      arrival = trial.arrival
      interleaving = trial.interleaving?.kind
      followUp = trial.followUp?.kind
      closing = trial.closing
      problem = first.kind
    }
  }
}

extension Exploration.Finding: CustomStringConvertible {
  /// What was tried, where it is declared, what is wrong, and the code that shows it again.
  public var description: String {
    var lines = [headline]
    lines += trial.problems.map { "  \($0)" }
    lines.append("  again: \(code)")
    return lines.joined(separator: "\n")
  }

  /// Swift that tries the same again, for a test that has the explorer.
  public var code: String {
    let call =
      switch (trial.move, trial.destination, trial.link) {
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
    let location = trial.location.map { ", \($0)" } ?? ""
    let others = count > 1 ? ", and in \((count - 1).counted("other state"))" : ""
    let after = moves.isEmpty ? "at the start" : "after \(list(moves))"
    return "\(subject)\(location)\(meanwhile): \(after)\(others)"
  }

  private var subject: String {
    if let property { return "“\(property.law.name)”" }
    if let named = trial.destination ?? trial.link { return named }
    if let move = trial.move { return "the move \(move)" }
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

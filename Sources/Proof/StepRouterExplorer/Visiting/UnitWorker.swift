/// A piece of an exploration that doesn't depend on others: one phase in one state, or a part of
/// it.
package struct ExplorationUnit: Hashable, Sendable, Codable {
  package let phase: ExplorationProgress.Phase
  package let state: Int
  package let moves: [UserMove]
  /// The positions of the destinations to ask for; nil for everything that the phase tries.
  package var part: Range<Int>?

  package init(phase: ExplorationProgress.Phase, state: Int, moves: [UserMove]) {
    self.phase = phase
    self.state = state
    self.moves = moves
  }
}

/// Runs the units of an exploration.
@MainActor
package struct UnitWorker: Worker {
  private let explorer: Explorer
  private let scope: ExplorationScope
  private let known: KnownVerdicts?
  private let firstStart: String
  /// Everything to try in each state.
  package let outline: AppOutline

  /// Starts the app to get its outline. Nil if the app can't start.
  package init?(_ explorer: Explorer, _ scope: ExplorationScope) async {
    guard let firstStart = await explorer.startText(), let outline = await explorer.outline() else {
      return nil
    }
    self.firstStart = firstStart
    self.explorer = explorer
    self.scope = scope
    known = scope.reusesVerdicts ? KnownVerdicts() : nil
    self.outline = outline
  }

  package func perform(_ unit: ExplorationUnit) async -> ExplorationRecord {
    var visit = Visit(unit.moves, of: explorer, state: unit.state, in: unit.phase)
    switch unit.phase {
    case .states:
      let isRequesting = unit.state < scope.requestingStates
      await visit.expand(depth: scope.depth, requests: isRequesting ? outline.requests : [])
    case .destinations:
      await visit.tryDestinations(
        of: outline, part: unit.part, isPictured: unit.state < scope.picturedStates, knowing: known,
        since: firstStart)
    case .closings: await visit.tryClosings()
    case .waits: await visit.tryWaits(of: outline)
    case .links: await visit.tryLinks(of: outline)
    case .interleavings: await visit.tryInterleavings(of: outline)
    }
    return visit.record
  }

  package func takeFindings() -> [KnownVerdict] { known?.takeNews() ?? [] }

  package func learn(_ findings: [KnownVerdict]) { known?.learn(findings) }

  package func outcome(of end: WorkerEnd, at unit: ExplorationUnit) -> ExplorationRecord {
    var verdict = Verdict()
    verdict.problems = [end.problem(orElse: "in the phase “\(unit.phase.rawValue)”")]
    var record = ExplorationRecord(phase: unit.phase, state: unit.state)
    // On the way to a state, nothing has been tried there yet.
    let tried = end.deed.flatMap { $0.hasArrived && $0.way == unit.moves ? $0.trial : nil }
    record.trials = [
      tried.map { Exploration.Trial($0, state: unit.state, verdict) }
        ?? Exploration.Trial(state: unit.state, verdict)
    ]
    record.isCut = unit.phase == .states
    return record
  }
}

extension Exploration.Trial {
  /// Creates a trial of the same actions as `trial`, with another state and verdict.
  fileprivate init(_ trial: Self, state: Int, _ verdict: Verdict) {
    self.init(
      state: state, destination: trial.destination, location: trial.location, move: trial.move,
      interleaving: trial.interleaving, link: trial.link, arrival: trial.arrival,
      followUp: trial.followUp, closing: trial.closing, verdict)
  }
}

/// A piece of an exploration that is independent of others: one phase in one state.
package struct ExplorationUnit: Hashable, Sendable, Codable {
  package let phase: ExplorationProgress.Phase
  package let state: Int
  package let moves: [UserMove]
}

/// Does the units of an exploration.
@MainActor
package struct UnitWorker: Worker {
  private let explorer: Explorer
  private let scope: ExplorationScope
  private let known: KnownVerdicts?
  /// Everything to try in each state.
  package let outline: AppOutline

  /// Starts the app once to get its outline; nil if the app can't start.
  package init?(_ explorer: Explorer, _ scope: ExplorationScope) async {
    guard let outline = await explorer.outline() else { return nil }
    self.explorer = explorer
    self.scope = scope
    known = scope.reusesVerdicts ? KnownVerdicts() : nil
    self.outline = outline
  }

  package func perform(_ unit: ExplorationUnit) async -> ExplorationRecord {
    var visit = Visit(unit.moves, of: explorer, state: unit.state, in: unit.phase)
    switch unit.phase {
    case .states: await visit.expand(depth: scope.depth)
    case .destinations:
      await visit.tryDestinations(
        of: outline, isPictured: unit.state < scope.picturedStates, knowing: known)
    case .closings: await visit.tryClosings()
    case .waits: await visit.tryWaits(of: outline)
    case .links: await visit.tryLinks(of: outline)
    case .interleavings: await visit.tryInterleavings(of: outline)
    }
    return visit.record
  }

  package func takeFindings() -> [KnownVerdict] { known?.takeNews() ?? [] }

  package func learn(_ findings: [KnownVerdict]) { known?.learn(findings) }

  package func outcome(ofCrashAt unit: ExplorationUnit, _ how: String) -> ExplorationRecord {
    var verdict = Verdict()
    verdict.note(
      .crashed,
      "The app's process has ended twice with \(how), in the phase “\(unit.phase.rawValue)”.")
    var record = ExplorationRecord(phase: unit.phase, state: unit.state)
    record.trials = [.init(state: unit.state, verdict)]
    record.isCut = unit.phase == .states
    return record
  }
}

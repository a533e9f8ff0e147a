extension Exploration {
  /// The trials that an exploration keeps.
  package enum Keeping: Sendable {
    case everything, faults
  }

  /// Adds the contents of a record.
  package mutating func add(_ record: ExplorationRecord, keeping: Keeping) {
    if record.phase == .states {
      add(record.steps, from: record.state)
      if states.indices.contains(record.state) { states[record.state].isExpanded = !record.isCut }
    }
    closingCount += record.closingCount
    reusedCount += record.reusedCount
    coverage += record.covered
    if states.indices.contains(record.state), !record.windows.isEmpty {
      states[record.state].windows = record.windows
    }
    if states.indices.contains(record.state), !record.label.isEmpty {
      states[record.state].label = record.label
    }
    add(trials(of: record), keeping)
  }

  private mutating func add(_ steps: [ExplorationRecord.Step], from state: Int) {
    guard states.indices.contains(state) else { return }
    moveCount += steps.count
    for step in steps {
      if step.to == states.count, let fingerprint = step.fingerprint {
        states.append(.init(moves: states[state].moves + [step.move], fingerprint: fingerprint))
      }
      // A move that the user couldn't make leads nowhere.
      guard step.to != nil || step.fingerprint != nil else { continue }
      edges.append(Edge(from: state, move: step.move, to: step.to))
    }
  }

  /// Returns a trial for each destination, in order, followed by the record's remaining faults.
  private func trials(of record: ExplorationRecord) -> [Trial] {
    guard !record.outcomes.isEmpty else { return record.trials }
    var faults = record.trials[...]
    let asked = zip(record.outcomes, destinations).compactMap { letter, destination -> Trial? in
      guard let (outcome, isDeclared) = Outcome.reading(letter) else { return faults.popFirst() }
      var verdict = Verdict()
      verdict.outcome = outcome
      verdict.isDeclared = isDeclared
      return Trial(
        state: record.state, destination: destination.name, location: destination.location, verdict)
    }
    return asked + faults
  }

  private mutating func add(_ new: [Trial], _ keeping: Keeping) {
    for trial in new {
      tally.add(trial)
      if keeping == .everything || !trial.problems.isEmpty { trials.append(trial) }
    }
  }
}

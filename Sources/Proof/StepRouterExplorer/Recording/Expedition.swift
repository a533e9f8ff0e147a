/// An exploration under way. It says which units to run next, and adds their records in one fixed
/// order, whichever process ran them, and whenever.
package struct Expedition {
  package let scope: ExplorationScope
  package let outline: AppOutline
  package let shard: Shard
  /// The findings so far.
  package private(set) var exploration = Exploration()
  private let keeping: Exploration.Keeping
  /// The number of each known state, by fingerprint.
  private(set) var places: [Fingerprint: Int] = [:]
  private(set) var covered: Set<CoveredItem> = []
  private var phase = ExplorationProgress.Phase.states
  /// The states to try in the current phase. Empty while the phase still discovers states.
  private var tried: [Int] = []
  /// The number of states the current phase has finished.
  private var done = 0
  /// The number of states whose units the caller knows.
  private var announced = 0
  /// The first record that is lost.
  private(set) var firstLost: ExplorationDue?
  private(set) var lostCount = 0
  /// The indices of the destinations that some state showed, or that can't be judged.
  private(set) var shown: Set<Int> = []
  /// The screens that enclose the user, by state.
  private(set) var enclosing: [Int: Culprit] = [:]
  /// The sights of the destinations' screens, each once, with the first state.
  private(set) var sights: [(sight: DestinationSight, state: Int)] = []
  private(set) var knownSights: Set<DestinationSight> = []
  /// The buttons that do nothing, with their states.
  private(set) var idle: [(culprit: Culprit, state: Int)] = []

  package init(
    _ scope: ExplorationScope, of outline: AppOutline, shard: Shard = .whole,
    keeping: Exploration.Keeping = .everything
  ) {
    self.scope = scope
    self.outline = outline
    self.shard = shard
    self.keeping = keeping
    exploration.destinations = outline.destinations
    exploration.laws = outline.laws
    exploration.allowed = outline.allowed
    exploration.states = [.init(moves: [], fingerprint: outline.start)]
    places[outline.start] = 0
  }

  /// Returns the units that can run now, in the order to add their records; empty at the end.
  package mutating func nextUnits() -> [ExplorationUnit] {
    while true {
      let units = units()
      announced = exploration.states.count
      if !units.isEmpty { return units }
      let phases = ExplorationProgress.Phase.allCases
      guard let index = phases.firstIndex(of: phase), index + 1 < phases.count else {
        end()
        return []
      }
      begin(phases[index + 1])
    }
  }

  /// Returns the units that the records since the last call have made possible. Their records
  /// follow all others, in this order. With them, the search needn't wait until a whole level of
  /// states is done.
  package mutating func newUnits() -> [ExplorationUnit] {
    guard phase == .states else { return [] }
    let new = exploration.states.indices.dropFirst(announced).filter(mayGoOn)
    announced = exploration.states.count
    return units(of: .states, in: new)
  }

  /// Whether a unit still has to run. Units that discover states don't once there are enough
  /// states.
  package func needs(_ unit: ExplorationUnit) -> Bool {
    unit.phase != .states || exploration.states.count < limit
  }

  /// Adds the record of the next unit, and returns it in the form the file stores.
  package mutating func take(_ record: ExplorationRecord) -> ExplorationRecord {
    var record = record
    if phase != record.phase { begin(record.phase) }
    if phase == .states { resolve(&record.steps) }
    record.covered = record.covered.filter { covered.insert($0).inserted }
    record.sights = record.newSights(knowing: knownSights)
    add(record)
    // This count depends on how many processes share the work.
    record.reusedCount = 0
    return record
  }

  /// Returns the phase and state of the next record to write; nil at the end.
  mutating func next() -> ExplorationDue? {
    while true {
      if let state = nextState { return ExplorationDue(phase: phase, state: state) }
      let phases = ExplorationProgress.Phase.allCases
      guard let index = phases.firstIndex(of: phase), index + 1 < phases.count else {
        end()
        return nil
      }
      begin(phases[index + 1])
    }
  }

  private var nextState: Int? {
    guard phase == .states else { return done < tried.count ? tried[done] : nil }
    guard exploration.states.count < limit else { return nil }
    return exploration.states.indices.dropFirst(done).first(where: mayGoOn)
  }

  /// Adds a record read from a file.
  package mutating func restore(_ record: ExplorationRecord) {
    if phase != record.phase { begin(record.phase) }
    covered.formUnion(record.covered)
    for step in record.steps {
      if let fingerprint = step.fingerprint, let place = step.to { places[fingerprint] = place }
    }
    add(record)
  }

  /// Skips the record that is due, because it's lost.
  mutating func skip(_ due: ExplorationDue) {
    firstLost = firstLost ?? due
    lostCount += 1
    // Nothing is known about the destinations in that state.
    shown.formUnion(outline.destinations.indices)
    done += 1
  }

  /// Ends the expedition, because a record that everything else needs is lost.
  mutating func end(before due: ExplorationDue) {
    firstLost = due
    lostCount += 1
    // The explorer hasn't asked for any destination.
    shown.formUnion(outline.destinations.indices)
    end()
  }

  package var progress: ExplorationProgress {
    .init(
      phase: phase, done: done, total: phase == .states ? exploration.states.count : tried.count)
  }

  /// The number of states at which the search for new ones stops.
  var limit: Int { max(scope.states, 1) }

  private func units() -> [ExplorationUnit] {
    if phase == .states, exploration.states.count >= limit { return [] }
    if phase == .states {
      return units(of: phase, in: exploration.states.indices.dropFirst(done).filter(mayGoOn))
    }
    // Once all states are known, no phase waits for another.
    return units(of: phase, in: Array(tried.dropFirst(done)))
      + ExplorationProgress.Phase.allCases.drop { $0 != phase }.dropFirst()
      .flatMap { units(of: $0, in: states(of: $0)) }
  }

  private func units(
    of phase: ExplorationProgress.Phase, in states: [Int]
  ) -> [ExplorationUnit] {
    states.map { ExplorationUnit(phase: phase, state: $0, moves: exploration.states[$0].moves) }
  }

  /// Whether a further move from this state is within the depth.
  private func mayGoOn(from state: Int) -> Bool {
    exploration.states[state].moves.length < scope.depth || outline.hasFreeMoves
  }

  private mutating func begin(_ phase: ExplorationProgress.Phase) {
    if self.phase == .states {
      exploration.overallFaults = overallFaults
      exploration.unreached = unreached
    }
    if self.phase == .destinations {
      exploration.overallFaults += idleControlsOfRequests + mistakenScreens + actionsOfOtherRows
    }
    if self.phase == .destinations, shard == .whole {
      exploration.neverShown = outline.destinations.enumerated().compactMap { index, destination in
        shown.contains(index) || outline.refusable?.contains(destination.name) ?? true
          ? nil : destination
      }
    }
    self.phase = phase
    done = 0
    tried = states(of: phase)
  }

  /// Returns the states that a phase tries; none for the phase that discovers them.
  private func states(of phase: ExplorationProgress.Phase) -> [Int] {
    let count: Int? =
      switch phase {
      case .states: 0
      case .destinations, .closings: nil
      case .waits: outline.awaited.isEmpty ? 0 : max(scope.waitingStates, 0)
      case .links: outline.links.isEmpty ? 0 : nil
      case .interleavings: max(scope.interleavedStates, 0)
      }
    return exploration.states.indices.prefix(count ?? .max).filter {
      shard.contains(exploration.states[$0].fingerprint)
    }
  }

  private mutating func add(_ record: ExplorationRecord) {
    exploration.add(record, keeping: keeping)
    if record.phase == .destinations { noteShown(in: record) }
    enclosing[record.state] = enclosing[record.state] ?? record.enclosing
    for sight in record.sights where knownSights.insert(sight).inserted {
      sights.append((sight, record.state))
    }
    idle += record.idle.map { ($0, record.state) }
    done = phase == .states ? record.state + 1 : done + 1
  }

  private mutating func noteShown(in record: ExplorationRecord) {
    let all = outline.destinations.indices
    // If the app crashed in a state, nothing is known about it.
    guard record.outcomes.count == all.count else { return shown.formUnion(all) }
    for (index, letter) in zip(all, record.outcomes) where !Exploration.Outcome.isRefusal(letter) {
      let isRefused =
        letter == ExplorationRecord.fault
        && record.hasRefused(outline.destinations[index].name)
      if !isRefused { shown.insert(index) }
    }
  }

  private mutating func end() { exploration.untried = untried }

  /// Resolves the state each move leads to. Numbers new states until the limit is reached.
  private mutating func resolve(_ steps: inout [ExplorationRecord.Step]) {
    var count = exploration.states.count
    for index in steps.indices {
      guard let fingerprint = steps[index].fingerprint else { continue }
      if let place = places[fingerprint] {
        steps[index].to = place
        steps[index].fingerprint = nil
      } else if count < limit {
        steps[index].to = count
        places[fingerprint] = count
        count += 1
      }
    }
  }
}

/// The phase and state of the next record in an exploration's file.
struct ExplorationDue: Hashable {
  let phase: ExplorationProgress.Phase
  let state: Int
}

extension ExplorationDue: CustomStringConvertible {
  /// The phase and state in words, as error messages name them.
  var description: String { "state \(state) in the phase “\(phase.rawValue)”" }
}

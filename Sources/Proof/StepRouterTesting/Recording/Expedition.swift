/// An exploration under way: says what is to be done next, and takes what has come of it, in one
/// order, whoever has done it and when.
package struct Expedition {
  package let scope: ExplorationScope
  package let outline: AppOutline
  package let shard: Shard
  /// What has been found so far.
  package private(set) var exploration = Exploration()
  private let keeping: Exploration.Keeping
  /// The states by their fingerprints.
  private(set) var places: [Fingerprint: Int] = [:]
  /// What was gone through.
  private(set) var covered: Set<CoveredItem> = []
  /// The phase that is under way.
  private var phase = ExplorationProgress.Phase.states
  /// The states that are tried in it; not those around which is looked, which are still being found.
  private var tried: [Int] = []
  /// How many states are done in it.
  private var done = 0

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
    exploration.states = [.init(moves: [], fingerprint: outline.start)]
    places[outline.start] = 0
  }

  /// What can be done now, in the order in which it is to be taken; empty at the end.
  package mutating func nextUnits() -> [ExplorationUnit] {
    while true {
      let units = units()
      if !units.isEmpty { return units }
      let phases = ExplorationProgress.Phase.allCases
      guard let index = phases.firstIndex(of: phase), index + 1 < phases.count else { return [] }
      begin(phases[index + 1])
    }
  }

  /// Whether this still has to be done: what was found meanwhile may be enough.
  package func needs(_ unit: ExplorationUnit) -> Bool {
    unit.phase != .states || exploration.states.count < limit
  }

  /// Takes what has come of the next unit, and returns it as it is written down.
  package mutating func take(_ record: ExplorationRecord) -> ExplorationRecord {
    var record = record
    if phase == .states { resolve(&record.steps) }
    record.covered = record.covered.filter { covered.insert($0).inserted }
    add(record)
    // It differs with the processes that share the work.
    record.reusedCount = 0
    return record
  }

  /// What is to be written down next; nil at the end.
  mutating func next() -> ExplorationDue? {
    while true {
      if let state = nextState { return ExplorationDue(phase: phase, state: state) }
      let phases = ExplorationProgress.Phase.allCases
      guard let index = phases.firstIndex(of: phase), index + 1 < phases.count else { return nil }
      begin(phases[index + 1])
    }
  }

  private var nextState: Int? {
    guard phase == .states else { return done < tried.count ? tried[done] : nil }
    guard exploration.states.count < limit else { return nil }
    return exploration.states.indices.dropFirst(done).first(where: mayGoOn)
  }

  /// Takes what was written down.
  package mutating func restore(_ record: ExplorationRecord) {
    if phase != record.phase { begin(record.phase) }
    covered.formUnion(record.covered)
    for step in record.steps {
      if let fingerprint = step.fingerprint, let place = step.to { places[fingerprint] = place }
    }
    add(record)
  }

  /// How far the phase has come.
  package var progress: ExplorationProgress {
    .init(
      phase: phase, done: done, total: phase == .states ? exploration.states.count : tried.count)
  }

  /// How many states are enough.
  var limit: Int { max(scope.states, 1) }

  private func units() -> [ExplorationUnit] {
    if phase == .states, exploration.states.count >= limit { return [] }
    let states =
      phase == .states
      ? exploration.states.indices.dropFirst(done).filter(mayGoOn) : Array(tried.dropFirst(done))
    return states.map {
      ExplorationUnit(phase: phase, state: $0, moves: exploration.states[$0].moves)
    }
  }

  /// Whether any further move is within the depth.
  private func mayGoOn(from state: Int) -> Bool {
    exploration.states[state].moves.length < scope.depth || outline.hasFreeMoves
  }

  private mutating func begin(_ phase: ExplorationProgress.Phase) {
    self.phase = phase
    done = 0
    let count: Int? =
      switch phase {
      case .states: 0
      case .destinations, .closings: nil
      case .waits: outline.awaited.isEmpty ? 0 : max(scope.waitingStates, 0)
      case .links: outline.links.isEmpty ? 0 : nil
      case .interleavings: max(scope.interleavedStates, 0)
      }
    tried = exploration.states.indices.prefix(count ?? .max).filter {
      shard.contains(exploration.states[$0].fingerprint)
    }
  }

  private mutating func add(_ record: ExplorationRecord) {
    exploration.add(record, keeping: keeping)
    done = phase == .states ? record.state + 1 : done + 1
  }

  /// Finds out to which states the moves lead, up to the one with which there are enough.
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

/// The record that an exploration's file has next.
struct ExplorationDue: Hashable {
  let phase: ExplorationProgress.Phase
  let state: Int
}

extension ExplorationDue: CustomStringConvertible {
  /// As it is written in a file, in words.
  var description: String { "state \(state) in the phase “\(phase.rawValue)”" }
}

/// The results of one phase of an exploration in one state: a line of its file.
package struct ExplorationRecord: Hashable, Sendable {
  /// A move and the state it leads to: a known state has only a number, a new state has a number
  /// and a fingerprint, a state that isn't explored has only a fingerprint. A move the user
  /// couldn't make has neither.
  package struct Step: Hashable, Sendable, Codable {
    package let move: UserMove
    package var fingerprint: Fingerprint?
    package var to: Int?
  }

  /// Replaces the letter of an outcome if the trial is in ``trials``.
  static let fault: Character = "!"

  package let phase: ExplorationProgress.Phase
  package let state: Int
  /// The moves made to discover states.
  package var steps: [Step] = []
  /// True if the user could make further moves beyond the depth.
  package var isCut = false
  /// A letter for the outcome of each destination, in the phase that tries every destination.
  package var outcomes = ""
  /// The faults, and the trials whose outcomes have no letter.
  package var trials: [Exploration.Trial] = []
  /// The number of times the router closed something.
  package var closingCount = 0
  /// The number of outcomes taken from another state with the same footprint.
  package var reusedCount = 0
  package var windows: [StateWindow] = []
  /// The conditions of the app's properties that hold, as a string of zeros and ones.
  package var label = ""
  package var covered: [CoveredItem] = []
  /// The screen that encloses the user, if one does.
  var enclosing: Culprit?
  /// The buttons that do nothing.
  var idle: [Culprit] = []
  /// The sights of the destinations' screens.
  var sights: [DestinationSight] = []

  package init(phase: ExplorationProgress.Phase, state: Int) {
    self.phase = phase
    self.state = state
  }
}

extension ExplorationRecord {
  /// Whether a request at rest for this destination was refused, whatever else was wrong with it. A
  /// screen that shows past its interceptor was seen, so it doesn't count.
  func hasRefused(_ destination: String) -> Bool {
    trials.contains { trial in
      trial.destination == destination && trial.interleaving == nil && trial.outcome.isRefusal
        && !trial.problems.contains { $0.kind == .interceptorBypassed }
    }
  }

  /// The sights that aren't known yet, each once.
  func newSights(knowing known: Set<DestinationSight>) -> [DestinationSight] {
    var known = known
    return sights.filter { known.insert($0).inserted }
  }
}

extension ExplorationRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, state, steps, cut, outcomes, trials, closings, reused, windows, label, covered
    case enclosing, idle, sights
  }

  package init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: CodingKeys.self)
    phase = try line.decode(ExplorationProgress.Phase.self, forKey: .phase)
    state = try line.decode(Int.self, forKey: .state)
    steps = try line.decodeIfPresent([Step].self, forKey: .steps) ?? []
    isCut = try line.decodeIfPresent(Bool.self, forKey: .cut) ?? false
    outcomes = try line.decodeIfPresent(String.self, forKey: .outcomes) ?? ""
    trials = try line.decodeIfPresent([Exploration.Trial].self, forKey: .trials) ?? []
    closingCount = try line.decodeIfPresent(Int.self, forKey: .closings) ?? 0
    reusedCount = try line.decodeIfPresent(Int.self, forKey: .reused) ?? 0
    windows = try line.decodeIfPresent([StateWindow].self, forKey: .windows) ?? []
    label = try line.decodeIfPresent(String.self, forKey: .label) ?? ""
    covered = try line.decodeIfPresent([CoveredItem].self, forKey: .covered) ?? []
    enclosing = try line.decodeIfPresent(Culprit.self, forKey: .enclosing)
    idle = try line.decodeIfPresent([Culprit].self, forKey: .idle) ?? []
    sights = try line.decodeIfPresent([DestinationSight].self, forKey: .sights) ?? []
  }

  /// Encodes the record, and omits empty fields.
  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: CodingKeys.self)
    try line.encode(phase, forKey: .phase)
    try line.encode(state, forKey: .state)
    if !steps.isEmpty { try line.encode(steps, forKey: .steps) }
    if isCut { try line.encode(isCut, forKey: .cut) }
    if !outcomes.isEmpty { try line.encode(outcomes, forKey: .outcomes) }
    if !trials.isEmpty { try line.encode(trials, forKey: .trials) }
    if closingCount > 0 { try line.encode(closingCount, forKey: .closings) }
    if reusedCount > 0 { try line.encode(reusedCount, forKey: .reused) }
    if !windows.isEmpty { try line.encode(windows, forKey: .windows) }
    if !label.isEmpty { try line.encode(label, forKey: .label) }
    if !covered.isEmpty { try line.encode(covered, forKey: .covered) }
    try line.encodeIfPresent(enclosing, forKey: .enclosing)
    if !idle.isEmpty { try line.encode(idle, forKey: .idle) }
    if !sights.isEmpty { try line.encode(sights, forKey: .sights) }
  }
}

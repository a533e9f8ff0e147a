/// What has come of one phase of an exploration in one state: a line of its file.
package struct ExplorationRecord: Hashable, Sendable {
  /// A move and where it leads: to a known state by its place alone, to a new one, to one that is not
  /// explored by its fingerprint alone; nowhere if it could not be made.
  package struct Step: Hashable, Sendable, Codable {
    package let move: UserMove
    package var fingerprint: Fingerprint?
    package var to: Int?
  }

  /// In the place of a letter: the trial is among ``trials``.
  static let fault: Character = "!"

  package let phase: ExplorationProgress.Phase
  package let state: Int
  /// The moves that were made, where states were looked for.
  package var steps: [Step] = []
  /// Whether the user could make further moves, which are beyond the depth.
  package var isCut = false
  /// The outcome for each destination in a letter, where all were asked for.
  package var outcomes = ""
  /// What was tried besides, and what was wrong.
  package var trials: [Exploration.Trial] = []
  /// How often the router has closed something.
  package var closingCount = 0
  /// How many outcomes were taken from another state in which the same is seen and touched.
  package var reusedCount = 0
  package var windows: [StateWindow] = []
  /// Which conditions of the app's properties hold.
  package var label = ""
  /// What was gone through.
  package var covered: [CoveredItem] = []

  package init(phase: ExplorationProgress.Phase, state: Int) {
    self.phase = phase
    self.state = state
  }
}

extension ExplorationRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, state, steps, cut, outcomes, trials, closings, reused, windows, label, covered
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
  }

  /// What is empty is left out.
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
  }
}

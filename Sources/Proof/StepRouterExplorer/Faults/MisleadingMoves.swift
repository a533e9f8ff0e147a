/// The moves that, because of a fault, lead to states a correct app doesn't have. Any further fault
/// after them is another sign of that fault.
struct MisleadingMoves {
  private struct Step: Hashable {
    let state: Int
    let move: UserMove
  }

  private let exploration: Exploration
  /// The first trial of each misleading move.
  private var faulty: [Step: Exploration.Trial] = [:]
  /// The first trial of each misleading move that does the same in every state.
  private var everywhere: [UserMove: Exploration.Trial] = [:]
  /// The states that can be reached without any misleading move.
  private var free: Set<Int> = [0]

  init(in exploration: Exploration) {
    self.exploration = exploration
    for trial in exploration.trials {
      guard let move = trial.move, let problem = trial.problems.first(where: \.misleads) else {
        continue
      }
      var cause = trial
      cause.problems = [problem]
      let step = Step(state: trial.state, move: move)
      faulty[step] = faulty[step] ?? cause
      if move.kind.isSameEverywhere { everywhere[move] = everywhere[move] ?? cause }
    }
    guard !faulty.isEmpty else { return }
    free = statesWithoutThem
  }

  private var statesWithoutThem: Set<Int> {
    var targets: [Int: [Int]] = [:]
    for edge in exploration.edges where cause(of: edge.move, in: edge.from) == nil {
      if let target = edge.to { targets[edge.from, default: []].append(target) }
    }
    var known: Set<Int> = [0]
    var front = [0]
    while let state = front.popLast() {
      for target in targets[state] ?? [] where known.insert(target).inserted {
        front.append(target)
      }
    }
    return known
  }

  private func cause(of move: UserMove, in state: Int) -> Exploration.Trial? {
    faulty[Step(state: state, move: move)] ?? everywhere[move]
  }

  /// Returns the faulty move that lies on the way to all of these trials; nil if one of them can be
  /// reached without any.
  func cause(of trials: [Exploration.Trial]) -> Exploration.Trial? {
    cause(of: trials.map(\.state))
  }

  /// Returns the faulty move that lies on the way to all of these states.
  func cause(of states: [Int]) -> Exploration.Trial? {
    guard !faulty.isEmpty, states.allSatisfy({ !free.contains($0) }), let first = states.min(),
      exploration.states.indices.contains(first)
    else { return nil }
    let way = exploration.states[first].moves
    return way.indices.lazy.compactMap { index -> Exploration.Trial? in
      let before = Array(way[..<index])
      return exploration.states.firstIndex { $0.moves == before }.flatMap {
        cause(of: way[index], in: $0)
      }
    }.first
  }
}

extension Exploration.Problem.Kind {
  /// Whether this kind of fault leaves the app in a state where later faults say little.
  var misleads: Bool {
    switch self {
    case .interceptorBypassed, .shownTwice, .wrongBack, .stillVisible, .wrongContent, .lockIgnored,
      .lockCovered, .propertyBroken:
      true
    default: false
    }
  }
}

extension Exploration.Problem.Kind {
  /// Whether a fault of this kind may only be a sign that the app is in a wrong state. A crash or a
  /// leak says more, wherever it occurs.
  var mayBeSign: Bool {
    switch self {
    case .crashed, .hung, .leaked, .unbalanced, .startsDiffer, .idleControl: false
    default: true
    }
  }
}

extension Exploration.Finding {
  /// Whether this fault makes the move lead to a state that a correct app doesn't have.
  func isMisleading(by move: UserMove) -> Bool {
    trial.move == move && trial.problems.contains(where: \.misleads)
  }
}

extension UserMove.Kind {
  /// Whether one place in the app handles this kind of move, whatever is on screen.
  var isSameEverywhere: Bool {
    switch self {
    case .notification, .quickAction, .press: true
    default: false
    }
  }
}

extension Exploration {
  /// Returns the only destination declared at the location of a link's step; nil if there are
  /// several.
  func onlyDestination(of trial: Trial) -> String? {
    guard trial.link != nil, let location = trial.location else { return nil }
    let all = destinations.filter { $0.location == location }
    return all.count == 1 ? all[0].name : nil
  }

  /// Returns the class of the screen with the row that a tap touches; nil if the tap touches no
  /// row, or if the exploration didn't keep the screen's contents.
  func list(touchedBy trial: Trial) -> String? {
    guard let move = trial.move, move.kind == .tap, states.indices.contains(trial.state) else {
      return nil
    }
    return states[trial.state].windows.filter(\.isFront).flatMap { $0.contents ?? [] }
      .first { $0.items.contains { $0.kind == .row && $0.text == move.name } }?.screen
  }
}

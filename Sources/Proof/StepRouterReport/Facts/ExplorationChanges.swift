import StepRouterExplorer

/// The differences from an earlier exploration of the same app.
struct ExplorationChanges {
  /// A destination whose outcome in a state has changed.
  struct Turn {
    let state: Int
    let destination: Int
    let was: Character
    let isNow: Character
  }

  let newFindings: [Exploration.Finding]
  let goneFindings: [Exploration.Finding]
  let newStates: Int
  let goneStates: Int
  let newScreens: [String]
  let goneScreens: [String]
  let newDestinations: [String]
  let goneDestinations: [String]
  let turns: [Turn]

  init(from before: Exploration, to after: Exploration) {
    let (earlier, later) = (before.findings, after.findings)
    newFindings = Self.added(to: earlier, in: later, by: \.identity)
    goneFindings = Self.added(to: later, in: earlier, by: \.identity)
    newStates = Self.added(to: before.states, in: after.states, by: \.identity).count
    goneStates = Self.added(to: after.states, in: before.states, by: \.identity).count
    let (screensBefore, screensAfter) = (Self.screens(of: before), Self.screens(of: after))
    newScreens = Self.added(to: screensBefore, in: screensAfter, by: \.self)
    goneScreens = Self.added(to: screensAfter, in: screensBefore, by: \.self)
    let (namesBefore, namesAfter) = (
      before.destinations.map(\.name), after.destinations.map(\.name)
    )
    newDestinations = Self.added(to: namesBefore, in: namesAfter, by: \.self)
    goneDestinations = Self.added(to: namesAfter, in: namesBefore, by: \.self)
    turns = Self.turns(
      from: (before, OutcomeGrid(before, findings: earlier)),
      to: (after, OutcomeGrid(after, findings: later)))
  }

  var isEmpty: Bool {
    newFindings.isEmpty && goneFindings.isEmpty && newStates == 0 && goneStates == 0
      && newScreens.isEmpty && goneScreens.isEmpty && newDestinations.isEmpty
      && goneDestinations.isEmpty && turns.isEmpty
  }

  private static func screens(of exploration: Exploration) -> [String] {
    exploration.coverage.filter { $0.kind == .screen }.map(\.name).sorted()
  }

  private static func added<Element, Key: Hashable>(
    to before: [Element], in after: [Element], by key: (Element) -> Key
  ) -> [Element] {
    let known = Set(before.map(key))
    return after.filter { !known.contains(key($0)) }
  }

  private static func turns(
    from before: (exploration: Exploration, grid: OutcomeGrid),
    to after: (exploration: Exploration, grid: OutcomeGrid)
  ) -> [Turn] {
    let states = places(of: before.exploration.states.map(\.identity))
    let columns = places(of: before.exploration.destinations.map(\.name))
    var turns: [Turn] = []
    for (place, state) in after.exploration.states.enumerated() {
      guard let old = states[state.identity] else { continue }
      for (column, destination) in after.exploration.destinations.enumerated() {
        guard let oldColumn = columns[destination.name] else { continue }
        let (was, isNow) = (before.grid.rows[old][oldColumn], after.grid.rows[place][column])
        let isKnown = ![was, isNow].contains(OutcomeMark.untried.letter)
        guard was != isNow, isKnown else { continue }
        turns.append(Turn(state: place, destination: column, was: was, isNow: isNow))
      }
    }
    return turns
  }

  private static func places(of names: [String]) -> [String: Int] {
    Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { one, _ in one })
  }
}

extension Exploration.State {
  /// A key that identifies the state in another exploration.
  fileprivate var identity: String {
    fingerprint?.description ?? moves.map(\.description).joined(separator: ", ")
  }
}

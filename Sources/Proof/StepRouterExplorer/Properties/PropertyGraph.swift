/// The states of an exploration with the conditions that hold there, and the moves between them.
struct PropertyGraph {
  /// The answer to a question about a state.
  fileprivate enum Answer: Comparable { case no, unknown, yes }

  private let exploration: Exploration
  /// The indices of the edges that leave each state.
  private let leaving: [[Int]]

  init(_ exploration: Exploration) {
    self.exploration = exploration
    var leaving = Array(repeating: [Int](), count: exploration.states.count)
    for (index, edge) in exploration.edges.enumerated() where leaving.indices.contains(edge.from) {
      leaving[edge.from].append(index)
    }
    self.leaving = leaving
  }

  func result(of law: Int) -> PropertyResult {
    let law = (index: law, value: exploration.laws[law])
    let readings = exploration.states.map { exploration.laws.reading($0.label, of: law.index) }
    switch law.value.kind {
    case .eventually: return eventually(law.value, readings.map { $0?.effect })
    case .leadsTo: return leadsTo(law.value, readings)
    }
  }

  /// Judges an `eventually` property. The user can bring it about in a state if it holds there, or
  /// if a move leads to a state where one move less is enough.
  private func eventually(_ law: PropertyLaw, _ holds: [Bool?]) -> PropertyResult {
    var reached = holds.map { $0.map { $0 ? Answer.yes : .no } ?? .unknown }
    for _ in 0..<law.within {
      let next = reached.indices.map { state -> Answer in
        let known = exploration.states[state].isExpanded ? reached[state] : .unknown
        return reached[state] == .yes
          ? .yes : max(known, targets(of: state).map { answer(reached, $0) }.max() ?? .no)
      }
      if next == reached { break }
      reached = next
    }
    return result(law, broken: .no, among: reached, way: [])
  }

  /// Judges a `leadsTo` property. The user can avoid the effect for a number of moves if it doesn't
  /// hold in the state, and if a move leads to a state where it's avoidable for one move less, or
  /// no move is possible.
  private func leadsTo(
    _ law: PropertyLaw, _ readings: [(cause: Bool, effect: Bool)?]
  ) -> PropertyResult {
    let absent = readings.map { $0.map { $0.effect ? Answer.no : .yes } ?? .unknown }
    var layers = [absent]
    for _ in 0..<law.within {
      let last = layers[layers.count - 1]
      let next = absent.indices.map { state -> Answer in
        guard absent[state] != .no else { return .no }
        guard exploration.states[state].isExpanded else { return .unknown }
        let ahead = targets(of: state).map { answer(last, $0) }.max() ?? .yes
        return min(absent[state], ahead)
      }
      if next == last { break }
      layers.append(next)
    }
    let avoided = layers[layers.count - 1].indices.map { state -> Answer in
      switch readings[state]?.cause {
      case false: .no
      case true: layers[layers.count - 1][state]
      case nil: min(layers[layers.count - 1][state], .unknown)
      }
    }
    let first = avoided.firstIndex(of: .yes)
    return result(
      law, broken: .yes, among: avoided,
      way: first.map { way(from: $0, within: law.within, through: layers) } ?? [])
  }

  /// Returns moves by which the user avoids the effect.
  private func way(from start: Int, within moves: Int, through layers: [[Answer]]) -> [UserMove] {
    var way: [UserMove] = []
    var state = start
    for left in (0..<moves).reversed() {
      // The last layer stands for all later ones.
      let layer = layers[min(left, layers.count - 1)]
      let next = leaving[state].map { exploration.edges[$0] }
        .first { answer(layer, $0.to) == .yes }
      guard let next, let target = next.to else { break }
      way.append(next.move)
      state = target
    }
    return way
  }

  private func targets(of state: Int) -> [Int?] { leaving[state].map { exploration.edges[$0].to } }

  private func answer(_ answers: [Answer], _ state: Int?) -> Answer {
    guard let state, answers.indices.contains(state) else { return .unknown }
    return answers[state]
  }

  private func result(
    _ law: PropertyLaw, broken: Answer, among answers: [Answer], way: [UserMove]
  ) -> PropertyResult {
    let states = answers.indices.filter { answers[$0] == broken }
    let unknown = answers.count { $0 == .unknown }
    return PropertyResult(
      law: law, holdingCount: answers.count - states.count - unknown, brokenStates: states,
      unknownCount: unknown, way: way)
  }
}

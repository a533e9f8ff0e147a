import StepRouterExplorer

/// The screens that came to the front, and the moves from one to another.
struct ScreenGraph {
  /// A screen, with the states in which it's in front.
  struct Node {
    let typeName: String
    var states: [Int] = []
    /// The number of findings that begin here.
    var findings = 0
  }

  /// The moves from one screen to another.
  struct Edge {
    let from: Int
    let to: Int
    var moves: [UserMove] = []
    /// Whether this is the first way to the screen that the exploration found.
    var isFirst = false
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []

  init(_ exploration: Exploration, fronts: [FrontScreen?], findings: [Exploration.Finding]) {
    var places: [String: Int] = [:]
    let screens = fronts.map { front -> Int? in
      guard let name = front?.typeName else { return nil }
      if let known = places[name] { return known }
      places[name] = nodes.count
      nodes.append(Node(typeName: name))
      return nodes.count - 1
    }
    for (state, screen) in screens.enumerated() {
      if let screen { nodes[screen].states.append(state) }
    }
    for finding in findings where screens.indices.contains(finding.trial.state) {
      if let screen = screens[finding.trial.state] { nodes[screen].findings += 1 }
    }
    link(exploration.edges, screens)
  }

  private mutating func link(_ moves: [Exploration.Edge], _ screens: [Int?]) {
    var places: [[Int]: Int] = [:]
    var reached: Set<Int> = [0]
    for move in moves {
      guard let target = move.to, screens.indices.contains(target),
        screens.indices.contains(move.from), let from = screens[move.from],
        let to = screens[target],
        from != to
      else { continue }
      let place = places[[from, to]] ?? edges.count
      if place == edges.count {
        places[[from, to]] = place
        edges.append(Edge(from: from, to: to, isFirst: reached.insert(to).inserted))
      }
      if !edges[place].moves.contains(move.move) { edges[place].moves.append(move.move) }
    }
  }
}

/// A worker's task for random walks: a walk by its number, or given steps to make again.
package struct WalkPiece: Hashable, Sendable, Codable {
  /// The number of the walk.
  package let number: Int
  /// The steps to make; nil to choose them at random.
  package var steps: [WalkStep]?
  /// The ways to where the walk's stretches begin, one after the other; nil if the walk begins at
  /// the app's start.
  package var ways: [WalkWay]?

  package init(_ number: Int, steps: [WalkStep]? = nil, ways: [WalkWay]? = nil) {
    self.number = number
    self.steps = steps
    self.ways = ways
  }
}

extension WalkPiece: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self.init(number) }
}

extension WalkPiece {
  /// The number of kinds of walks, which take turns: one begins at the app's start, the others at
  /// the ends of `ways(behind:)`.
  private static let kinds = 4

  /// Returns the pieces for walks around an exploration. A quarter of the walks begin at the app's
  /// start, to get far away from it by themselves.
  package static func all(_ count: Int, behind exploration: Exploration) -> [Self] {
    let count = max(count, 0)
    var pieces = (0..<count).map { Self($0) }
    for (kind, ways) in ways(behind: exploration).enumerated() where !ways.isEmpty {
      let numbers = Array(stride(from: kind + 1, to: count, by: kinds))
      for (place, number) in numbers.enumerated() {
        let own = stride(from: place, to: ways.count, by: numbers.count).map { ways[$0] }
        pieces[number].ways = own.isEmpty ? [ways[place % ways.count]] : own
      }
    }
    return pieces
  }

  /// Returns the ways to the ends of an exploration, in three groups: to states with untried moves
  /// that an event from outside leads to, such as the end of a session, since apps are tried least
  /// there; to the other states with untried moves; and to what the router shows from the start.
  private static func ways(behind exploration: Exploration) -> [[WalkWay]] {
    let ends = exploration.states.filter { !$0.isExpanded }.map { WalkWay($0.moves) }
    let fromOutside = ends.filter { $0.moves.contains { $0.kind.comesFromOutside } }
    let others = ends.filter { !$0.moves.contains { $0.kind.comesFromOutside } }
    return [
      fromOutside.isEmpty ? ends : fromOutside, others.isEmpty ? ends : others,
      exploration.shownFromStart.map { WalkWay([], asking: $0) },
    ]
  }
}

extension Exploration {
  /// The destinations that the router showed from the app's start without a fault.
  fileprivate var shownFromStart: [String] {
    let hidden = Set(neverShown.map(\.name))
    let faulty = Set(
      trials.filter { $0.state == 0 && !$0.problems.isEmpty }.compactMap(\.destination))
    return destinations.map(\.name).filter { !hidden.contains($0) && !faulty.contains($0) }
  }
}

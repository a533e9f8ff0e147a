/// What a worker has to do for random walks: a walk by its number, or given steps once more.
package struct WalkPiece: Hashable, Sendable, Codable {
  /// The number of the walk.
  package let number: Int
  /// The steps to make; nil to choose them at random.
  package var steps: [WalkStep]?
  /// The moves to states from which the walk goes on, one after the other; nil if it begins at the
  /// app's start.
  package var ways: [[UserMove]]?

  package init(_ number: Int, steps: [WalkStep]? = nil, ways: [[UserMove]]? = nil) {
    self.number = number
    self.steps = steps
    self.ways = ways
  }
}

extension WalkPiece: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self.init(number) }
}

extension WalkPiece {
  /// Every so many walks begin at the app's start, to get far away from it by themselves.
  private static let period = 4

  /// Returns the pieces for walks that go on where an exploration has ended: at the states whose
  /// moves it hasn't tried. Half of these walks begin at states to which something from outside
  /// leads, such as the end of a session, since apps are tried there least.
  package static func all(_ count: Int, behind exploration: Exploration) -> [Self] {
    let ways = exploration.states.filter { !$0.isExpanded }.map(\.moves)
    let fromOutside = ways.filter { $0.contains { $0.kind.comesFromOutside } }
    let others = ways.filter { !$0.contains { $0.kind.comesFromOutside } }
    let numbers = (0..<max(count, 0)).filter { $0 % period != 0 }
    var waysOf: [Int: [[UserMove]]] = [:]
    let halves =
      [numbers.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)]
      + [numbers.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)]
    for (half, group) in zip(halves, [fromOutside, others]) {
      let group = group.isEmpty ? ways : group
      guard !group.isEmpty else { continue }
      for (place, number) in half.enumerated() {
        let own = stride(from: place, to: group.count, by: half.count).map { group[$0] }
        waysOf[number] = own.isEmpty ? [group[place % group.count]] : own
      }
    }
    return (0..<max(count, 0)).map { Self($0, ways: waysOf[$0]) }
  }
}

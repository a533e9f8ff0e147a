/// What a worker has to do for random walks: a walk by its number, or given steps once more.
package struct WalkPiece: Hashable, Sendable, Codable {
  /// The number of the walk.
  package let number: Int
  /// The steps to make; nil to choose them at random.
  package var steps: [WalkStep]?

  package init(_ number: Int, steps: [WalkStep]? = nil) {
    self.number = number
    self.steps = steps
  }
}

extension WalkPiece: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self.init(number) }
}

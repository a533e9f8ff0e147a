import StepRouterTesting

/// Pieces of a work that are done in any order, and taken in theirs.
@MainActor
package struct Batch<Work: Worker> {
  private let pieces: [Work.Piece]
  private let worker: Work
  /// The number of the first order.
  private let start: Int
  /// Those to be given out again, and then the first that was never given out.
  private var returned: [Int] = []
  private var given = 0
  private var taken = 0
  private var outcomes: [Int: Work.Outcome] = [:]
  /// At which a worker has ended.
  private var suspects: Set<Int> = []

  package init(_ pieces: [Work.Piece], of worker: Work, from start: Int) {
    self.pieces = pieces
    self.worker = worker
    self.start = start
  }

  package var isDone: Bool { taken == pieces.count }

  /// What is to be done next, and the number of that order; nil if that is too far from what is to be
  /// taken next.
  package mutating func next(within distance: Int) -> (number: Int, piece: Work.Piece)? {
    let index: Int
    if !returned.isEmpty {
      index = returned.removeFirst()
    } else {
      guard given < pieces.count, given - taken < distance else { return nil }
      index = given
      given += 1
    }
    return (start + index, pieces[index])
  }

  /// Answers to orders of an earlier batch, of which there was enough, are not wanted.
  package mutating func note(_ answer: WorkerAnswer<Work>) {
    if pieces.indices.contains(answer.number - start) {
      outcomes[answer.number - start] = answer.outcome
    }
  }

  /// Takes back the orders of a worker that has ended while it was at the first.
  package mutating func returnOrders(_ numbers: [Int], endedWith how: String) {
    let indices = numbers.map { $0 - start }.filter(pieces.indices.contains)
    guard let first = indices.first else { return }
    if suspects.insert(first).inserted {
      returned += indices
    } else {
      outcomes[first] = worker.outcome(ofCrashAt: pieces[first], how)
      returned += indices.dropFirst()
    }
  }

  package mutating func takeNext() -> Work.Outcome? {
    guard let outcome = outcomes.removeValue(forKey: taken) else { return nil }
    taken += 1
    return outcome
  }
}

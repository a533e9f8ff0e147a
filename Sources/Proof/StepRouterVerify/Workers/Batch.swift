import StepRouterExplorer
import StepRouterTesting

/// Pieces of work. Workers finish them in any order, and the caller takes the outcomes in the
/// original order.
@MainActor
package struct Batch<Work: Worker> {
  private var pieces: [Work.Piece]
  private let worker: Work
  /// The number of the first order.
  private let start: Int
  /// The indices of the pieces to hand out again, before any new ones.
  private var returned: [Int] = []
  private var given = 0
  private var taken = 0
  private var outcomes: [Int: Work.Outcome] = [:]
  /// The indices of the pieces during which a worker has crashed.
  private var suspects: Set<Int> = []

  package init(_ pieces: [Work.Piece], of worker: Work, from start: Int) {
    self.pieces = pieces
    self.worker = worker
    self.start = start
  }

  /// Adds pieces after all others.
  package mutating func add(_ new: [Work.Piece]) { pieces += new }

  package var isDone: Bool { taken == pieces.count }

  /// Returns the next piece and the number of its order; nil if there's none, or if it's too far
  /// ahead of the next outcome to take.
  package mutating func next(
    within distance: Int
  ) -> (number: Int, piece: Work.Piece, isSuspect: Bool)? {
    let index: Int
    if !returned.isEmpty {
      index = returned.removeFirst()
    } else {
      guard given < pieces.count, given - taken < distance else { return nil }
      index = given
      given += 1
    }
    return (start + index, pieces[index], suspects.contains(index))
  }

  /// Stores an answer. Ignores answers to orders of an earlier batch that stopped early.
  package mutating func note(_ answer: WorkerAnswer<Work>) {
    if pieces.indices.contains(answer.number - start) {
      outcomes[answer.number - start] = answer.outcome
    }
  }

  /// Takes back the orders of a worker that ended during the first of them. A piece isn't handed
  /// out again if a second worker crashes during it, or if it hung.
  package mutating func returnOrders(_ numbers: [Int], after end: WorkerEnd) {
    let indices = numbers.map { $0 - start }.filter(pieces.indices.contains)
    guard let first = indices.first else { return }
    if end.isCrash, suspects.insert(first).inserted {
      returned += indices
    } else {
      outcomes[first] = worker.outcome(of: end, at: pieces[first])
      returned += indices.dropFirst()
    }
  }

  package mutating func takeNext() -> Work.Outcome? {
    guard let outcome = outcomes.removeValue(forKey: taken) else { return nil }
    taken += 1
    return outcome
  }
}

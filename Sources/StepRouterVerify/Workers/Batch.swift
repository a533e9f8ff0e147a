import StepRouterTesting

/// Pieces of an exploration that are done in any order, and taken in theirs.
struct Batch {
  private let units: [ExplorationUnit]
  /// The number of the first order.
  private let start: Int
  /// Those to be given out again, and then the first that was never given out.
  private var returned: [Int] = []
  private var given = 0
  private var taken = 0
  private var records: [Int: ExplorationRecord] = [:]
  /// At which a worker has ended.
  private var suspects: Set<Int> = []

  init(_ units: [ExplorationUnit], from start: Int) {
    self.units = units
    self.start = start
  }

  var isDone: Bool { taken == units.count }

  /// What is to be done next; nil if that is too far from what is to be taken next.
  mutating func nextOrder(within distance: Int) -> WorkerMessage.Order? {
    let index: Int
    if !returned.isEmpty {
      index = returned.removeFirst()
    } else {
      guard given < units.count, given - taken < distance else { return nil }
      index = given
      given += 1
    }
    return .init(number: start + index, unit: units[index])
  }

  /// Answers to orders of an earlier batch, of which there was enough, are not wanted.
  mutating func note(_ answer: WorkerMessage.Answer) {
    if units.indices.contains(answer.number - start) {
      records[answer.number - start] = answer.record
    }
  }

  /// Takes back the orders of a worker that has ended while it was at the first.
  mutating func returnOrders(_ numbers: [Int], endedWith how: String) {
    let indices = numbers.map { $0 - start }.filter(units.indices.contains)
    guard let first = indices.first else { return }
    if suspects.insert(first).inserted {
      returned += indices
    } else {
      records[first] = .crashed(at: units[first], how)
      returned += indices.dropFirst()
    }
  }

  mutating func takeNext() -> ExplorationRecord? {
    guard let record = records.removeValue(forKey: taken) else { return nil }
    taken += 1
    return record
  }
}

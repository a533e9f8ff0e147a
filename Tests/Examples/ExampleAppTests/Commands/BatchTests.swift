import StepRouterExplorer
import StepRouterVerify
import Testing

/// Pieces of work that are handed out, come back, and are taken in order.
@MainActor
@Suite struct BatchTests {
  private struct Doubler: Worker {
    func perform(_ piece: Int) async -> String { "\(piece * 2)" }
    func outcome(of end: WorkerEnd, at piece: Int) -> String { "\(piece): \(end.reason)" }
  }

  private func batch(_ pieces: [Int] = [10, 20, 30, 40]) -> Batch<Doubler> {
    Batch(pieces, of: Doubler(), from: 100)
  }

  @Test("Outcomes that come in any order are taken in the order of the pieces")
  func order() {
    var batch = batch()
    let orders = (0..<4).compactMap { _ in batch.next(within: 9) }
    #expect(orders.map(\.number) == [100, 101, 102, 103])
    #expect(orders.map(\.piece) == [10, 20, 30, 40])
    #expect(batch.next(within: 9) == nil)
    for number in [102, 100] { batch.note(.init(number: number, outcome: "\(number)")) }
    #expect(batch.takeNext() == "100")
    #expect(batch.takeNext() == nil)
    batch.note(.init(number: 101, outcome: "101"))
    #expect(batch.takeNext() == "101")
    #expect(batch.takeNext() == "102")
    #expect(!batch.isDone)
    batch.note(.init(number: 103, outcome: "103"))
    #expect(batch.takeNext() == "103")
    #expect(batch.isDone)
  }

  @Test("A batch hands out no piece too far ahead of the next outcome to take")
  func distance() {
    var batch = batch()
    #expect(batch.next(within: 2)?.number == 100)
    #expect(batch.next(within: 2)?.number == 101)
    #expect(batch.next(within: 2) == nil)
    batch.note(.init(number: 100, outcome: ""))
    #expect(batch.takeNext() != nil)
    #expect(batch.next(within: 2)?.number == 102)
  }

  @Test("Pieces added later come behind all others")
  func added() {
    var batch = batch([10])
    #expect(batch.next(within: 9)?.number == 100)
    batch.add([20, 30])
    #expect(!batch.isDone)
    #expect(batch.next(within: 9)?.piece == 20)
    for number in [101, 100] { batch.note(.init(number: number, outcome: "\(number)")) }
    #expect([batch.takeNext(), batch.takeNext(), batch.takeNext()] == ["100", "101", nil])
    #expect(batch.next(within: 9)?.number == 102)
    batch.note(.init(number: 102, outcome: "102"))
    #expect(batch.takeNext() == "102")
    #expect(batch.isDone)
  }

  @Test("A piece that crashed a worker is tried again, with the pieces waiting behind it")
  func crashedOnce() {
    var batch = batch()
    for _ in 0..<3 { _ = batch.next(within: 9) }
    batch.returnOrders([100, 101], after: WorkerEnd(.crash("signal 11")))
    #expect(batch.takeNext() == nil)
    #expect(batch.next(within: 9)?.number == 100)
    #expect(batch.next(within: 9)?.number == 101)
    #expect(batch.next(within: 9)?.number == 103)
    batch.note(.init(number: 100, outcome: "20"))
    #expect(batch.takeNext() == "20")
  }

  @Test("A piece that crashed two workers is a crash, and only those behind it are tried again")
  func crashedTwice() {
    var batch = batch()
    for _ in 0..<2 { _ = batch.next(within: 9) }
    batch.returnOrders([100, 101], after: WorkerEnd(.crash("signal 11")))
    for _ in 0..<2 { _ = batch.next(within: 9) }
    batch.returnOrders([100, 101], after: WorkerEnd(.crash("signal 6")))
    #expect(batch.takeNext() == "10: crash(\"signal 6\")")
    #expect(batch.takeNext() == nil)
    #expect(batch.next(within: 9)?.number == 101)
    #expect(batch.next(within: 9)?.number == 102)
  }

  @Test("A piece that hung is reported at once; the pieces behind it are tried again")
  func hung() {
    var batch = batch()
    for _ in 0..<2 { _ = batch.next(within: 9) }
    batch.returnOrders([100, 101], after: WorkerEnd(.silence(5)))
    #expect(batch.takeNext() == "10: silence(5)")
    #expect(batch.next(within: 9)?.number == 101)
  }

  @Test("While a piece is tried again, its worker says what it's doing")
  func traced() {
    var batch = batch()
    for _ in 0..<2 { _ = batch.next(within: 9) }
    batch.returnOrders([100, 101], after: WorkerEnd(.crash("signal 11")))
    let orders = (0..<3).compactMap { _ in batch.next(within: 9) }
    #expect(orders.map(\.number) == [100, 101, 102])
    #expect(orders.map(\.isSuspect) == [true, false, false])
  }

  @Test("A piece that only waited behind a crash doesn't count as crashed")
  func innocent() {
    var batch = batch()
    for _ in 0..<2 { _ = batch.next(within: 9) }
    batch.returnOrders([100, 101], after: WorkerEnd(.crash("signal 11")))
    for _ in 0..<2 { _ = batch.next(within: 9) }
    batch.note(.init(number: 100, outcome: "20"))
    batch.returnOrders([101], after: WorkerEnd(.crash("signal 11")))
    #expect(batch.takeNext() == "20")
    #expect(batch.takeNext() == nil)
    #expect(batch.next(within: 9)?.number == 101)
  }

  @Test("Pieces of other batches are neither taken nor handed out")
  func strangers() {
    var batch = batch([10])
    batch.note(.init(number: 99, outcome: "before"))
    batch.note(.init(number: 101, outcome: "after"))
    batch.returnOrders([99, 101], after: WorkerEnd(.crash("signal 11")))
    #expect(batch.next(within: 9)?.number == 100)
    #expect(batch.next(within: 9) == nil)
    #expect(batch.takeNext() == nil)
  }
}

import StepRouterExplorer
import Testing

/// The order in which orders of requests are tried.
@Suite struct RequestOrderTests {
  private func text(_ order: RequestOrder) -> String {
    zip(order.places, [false] + order.isAtOnce).map { ($1 ? "+" : " ") + "\($0)" }.joined()
  }

  @Test("Two requests have four orders: first those at rest, and the log's own before the other")
  func two() {
    #expect(RequestOrder.first(9, of: 2).map(text) == [" 0 1", " 1 0", " 0+1", " 1+0"])
  }

  @Test("Three requests are ordered by pre-emptions, then by switches, then by places")
  func three() {
    #expect(
      RequestOrder.first(9, of: 3).map(text) == [
        " 0 1 2", " 0 2 1", " 1 0 2", " 1 2 0", " 2 0 1", " 2 1 0", " 0+1 2", " 0 1+2", " 0+2 1",
      ])
  }

  @Test("Each order is made once, sorted", arguments: 1...5)
  func all(count: Int) {
    let orders = RequestOrder.first(.max, of: count)
    #expect(orders.count == RequestOrder.total(of: count))
    #expect(Set(orders).count == orders.count)
    let keys = orders.map { [$0.preemptions, $0.switches] + $0.places }
    #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test("With many requests, only as many orders are made as needed")
  func many() {
    let orders = RequestOrder.first(50, of: 40)
    #expect(orders.count == 50)
    #expect(orders.prefix(40).map(\.switches) == [0] + Array(repeating: 1, count: 39))
    #expect(orders.dropFirst(40).allSatisfy { $0.switches == 2 })
    #expect(RequestOrder.total(of: 40) == .max)
  }

  @Test("The same seed draws the same orders")
  func seed() {
    func draw(_ seed: UInt64) -> [RequestOrder] {
      var dice = Dice(seed: seed)
      return (0..<8).map { _ in RequestOrder.random(of: 5, using: &dice) }
    }
    #expect(draw(7) == draw(7))
    #expect(draw(7) != draw(8))
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("The order of a device's entries", .simulated, .standInOnly)
struct EntryOrderTests {
  private let simulation = Simulation.current
  private let log = EventLog()

  /// Returns all orders of the items.
  private func permutations(of items: [Int]) -> [[Int]] {
    guard let first = items.first else { return [[]] }
    return permutations(of: Array(items.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in Array(rest[..<place]) + [first] + Array(rest[place...]) }
    }
  }

  @Test(
    "Entries run in the order in which they're due, however they were scheduled",
    arguments: 1...7)
  func due(count: Int) {
    let log = log
    let sorted = Array(1...count)
    for delays in permutations(of: sorted) {
      for delay in delays {
        simulation.schedule(after: .milliseconds(delay)) { log.add("\(delay)") }
      }
      simulation.runUntilIdle()
      #expect(log.take() == sorted.map { "\($0)" }, "made as \(delays)")
    }
  }

  @Test("Entries due at the same time run in the order in which they were scheduled")
  func together() {
    let log = log
    for delays in permutations(of: [1, 1, 2, 2, 3, 3]) {
      for (number, delay) in delays.enumerated() {
        simulation.schedule(after: .milliseconds(delay)) { log.add("\(delay) \(number)") }
      }
      simulation.runUntilIdle()
      let expected = delays.enumerated()
        .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
        .map { "\($0.element) \($0.offset)" }
      #expect(log.take() == expected, "made as \(delays)")
    }
  }
}

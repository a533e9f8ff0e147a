import PortableUIKit
import StepRouterTesting
import Testing

/// An app whose guards and screens are `async`: the explorer waits for its tasks, not for the machine.
@MainActor
@Suite struct TravelTests {
  @Test("Nothing is wrong, though everything waits for tasks")
  func faultless() async {
    let exploration = await Travel.explorer.run(depth: 2, states: 30, interleavedStates: 2)
    #expect(exploration.findings == [])
  }

  @Test("Two explorations are the same to the letter, one of them beside busy threads")
  func busyMachine() async throws {
    let calm = await Travel.explorer.run(depth: 3, states: 25, interleavedStates: 1)
    let busy = await BusyThreads.run {
      await Travel.explorer.run(depth: 3, states: 25, interleavedStates: 1)
    }
    #expect(try json(of: busy) == json(of: calm))
  }

  /// `make soak`: hundreds of states, both times beside busy threads.
  @Test("Two long explorations are the same to the letter", .enabled(if: isSoaking))
  func soak() async throws {
    let start = ContinuousClock.now
    let (first, second) = await BusyThreads.run {
      let first = await Travel.explorer.run(depth: 9, states: 600, interleavedStates: 5)
      return (first, await Travel.explorer.run(depth: 9, states: 600, interleavedStates: 5))
    }
    print(first)
    print("Explored twice in \(Int(start.duration(to: .now) / .seconds(1))) s.")
    #expect(first.states.count == 600)
    #expect(first.isFaultless)
    #expect(try json(of: second) == json(of: first))
  }

  nonisolated private static let isSoaking = ProcessInfo.processInfo.environment["SOAK"] != nil

  private func json(of exploration: Exploration) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return String(decoding: try encoder.encode(exploration), as: UTF8.self)
  }
}

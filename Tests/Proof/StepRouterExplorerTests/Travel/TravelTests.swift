import PortableUIKit
import StepRouterExplorer
import Testing

/// An app whose interceptors and screens are `async`: the explorer waits for its tasks, not for the
/// machine.
@MainActor
@Suite struct TravelTests {
  @Test("The explorer finds nothing wrong, though everything waits for tasks", .exhaustive)
  func faultless() async {
    let exploration = await Travel.explorer.run(depth: 2, states: 30, interleavedStates: 2)
    #expect(exploration.findings == [])
  }

  @Test("Two explorations are equal to the letter, one of them beside busy threads", .exhaustive)
  func busyMachine() async throws {
    #if os(Linux) || os(macOS)
    // In its own process: the threads would slow down the other tests.
    await #expect(processExitsWith: .success) { try await TravelTests.compareCalmAndBusy() }
    #else
    try await Self.compareCalmAndBusy()
    #endif
  }

  private static func compareCalmAndBusy() async throws {
    let calm = await Travel.explorer.run(depth: 3, states: 25, interleavedStates: 1)
    let busy = await BusyThreads.run {
      await Travel.explorer.run(depth: 3, states: 25, interleavedStates: 1)
    }
    guard try json(of: busy) == json(of: calm) else { throw Difference() }
  }

  private struct Difference: Error {}

  /// `make soak` explores hundreds of states, once alone and twice beside busy threads.
  @Test("Three long explorations are equal to the letter", .enabled(if: isSoaking))
  func soak() async throws {
    let calm = await exploreLong("alone")
    print(calm)
    let busy = await BusyThreads.run {
      [await exploreLong("beside busy threads"), await exploreLong("beside busy threads")]
    }
    #expect(calm.states.count == 600)
    #expect(calm.findings == [])
    let expected = try Self.json(of: calm)
    #expect(try busy.map(Self.json) == [expected, expected])
  }

  private func exploreLong(_ situation: String) async -> Exploration {
    let start = ContinuousClock.now
    let exploration = await Travel.explorer.run(depth: 12, interleavedStates: 5)
    let seconds = Int(start.duration(to: .now) / .seconds(1))
    print("Explored \(situation) in \(seconds) s.")
    return exploration
  }

  nonisolated private static let isSoaking = ProcessInfo.processInfo.environment["SOAK"] != nil

  private static func json(of exploration: Exploration) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return String(decoding: try encoder.encode(exploration), as: UTF8.self)
  }
}

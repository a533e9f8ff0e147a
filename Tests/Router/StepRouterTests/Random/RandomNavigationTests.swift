import PortableUIKit
import Testing

@MainActor @Suite("Random navigations keep the rules", .onDevice)
struct RandomNavigationTests {
  private static let share = 100

  /// A failing sequence is shortened and printed; its seed repeats it.
  @Test("Each of a hundred seeded navigations ends well", arguments: (0..<20).sampled)
  func navigations(part: UInt64) async {
    var count = 0
    var seed = part << 32
    while count < Self.share {
      let sequence = RandomSequence(seed: seed)
      count += sequence.navigationCount
      if await !sequence.faults().isEmpty { return await report(sequence, seed: seed) }
      seed += 1
    }
  }

  /// For `make soak`: as many as `SOAK` in the environment says, from other seeds than above.
  @Test(
    "Many more navigations end well, and their figures are printed", .enabled(if: soakCount > 0))
  func soak() async {
    let tally = RandomTally()
    var seed: UInt64 = 1 << 48
    while tally.navigations < Self.soakCount {
      let sequence = RandomSequence(seed: seed)
      let faults = await sequence.faults(tally: tally)
      tally.note(faults)
      if !faults.isEmpty { await report(sequence, seed: seed) }
      seed += 1
    }
    print(tally.report)
    #expect(tally.isFaultless)
  }

  nonisolated private static let soakCount =
    ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 0

  @Test("The same seed gives the same sequence, and another seed another one")
  func repeating() {
    #expect(RandomSequence(seed: 7).operations == RandomSequence(seed: 7).operations)
    #expect(RandomSequence(seed: 7).operations != RandomSequence(seed: 8).operations)
  }

  private func report(_ sequence: RandomSequence, seed: UInt64) async {
    let shortest = await sequence.shortestFailing()
    let faults = await shortest.faults().joined(separator: "\n")
    Issue.record("RandomSequence(seed: \(seed)) fails:\n\(shortest)\n\(faults)")
  }
}

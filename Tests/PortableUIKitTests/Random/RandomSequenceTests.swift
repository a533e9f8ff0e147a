import Testing

@MainActor @Suite("Random sequences keep what must hold", .standInOnly)
struct RandomSequenceTests {
  /// Ten times a thousand.
  @Test("Each of 10,000 seeded sequences, at every moment and at rest", arguments: 0..<10)
  func sequences(thousand: UInt64) {
    expectNoFaults(in: thousand) { RandomSequence(seed: $0) }
  }

  @Test("Each of 10,000 more, which present in windows that are resized", arguments: 0..<10)
  func sequencesInChangingRoom(thousand: UInt64) {
    expectNoFaults(in: thousand) {
      RandomSequence(seed: $0, next: RandomOperation.randomInChangingRoom)
    }
  }

  private func expectNoFaults(
    in thousand: UInt64, _ sequence: (_ seed: UInt64) -> RandomSequence
  ) {
    for seed in (thousand * 1000)..<((thousand + 1) * 1000) {
      let sequence = sequence(seed)
      guard !sequence.faults().isEmpty else { continue }
      let shortest = RandomSequence(
        Minimiser.shortest(sequence.operations) { !RandomSequence($0).faults().isEmpty })
      let faults = shortest.faults().joined(separator: "\n")
      Issue.record("Seed \(seed) fails:\n\(shortest)\n\(faults)")
      return
    }
  }

  @Test("A failing sequence is cut down to what the failure needs")
  func minimising() {
    let shortest = Minimiser.shortest(Array(0..<100)) { $0.contains(17) && $0.contains(80) }
    #expect(shortest == [17, 80])
  }

  @Test("The same seed gives the same sequence")
  func repeating() {
    #expect(RandomSequence(seed: 7).operations == RandomSequence(seed: 7).operations)
    #expect(RandomSequence(seed: 7).operations != RandomSequence(seed: 8).operations)
  }
}

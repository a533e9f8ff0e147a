import DeviceTraits
import Foundation
import Testing

@MainActor @Suite("Random sequences break no invariant", .standInOnly)
struct RandomSequenceTests {
  @Test(
    "1,000 seeded sequences have no fault, neither in between nor at rest",
    arguments: (UInt64(0)..<10).sampled)
  func sequences(hundred: UInt64) {
    expectNoFaults(in: hundred) { RandomSequence(seed: $0) }
  }

  @Test(
    "1,000 more sequences present in resized windows without a fault",
    arguments: (UInt64(0)..<10).sampled)
  func sequencesInChangingRoom(hundred: UInt64) {
    expectNoFaults(in: hundred) {
      RandomSequence(seed: $0, next: RandomOperation.randomInChangingRoom)
    }
  }

  @Test(
    "1,000 more sequences use grouped tabs in resized windows without a fault",
    arguments: (UInt64(0)..<10).sampled)
  func sequencesInTabs(hundred: UInt64) {
    expectNoFaults(in: hundred) {
      RandomSequence(seed: $0, next: RandomOperation.randomInTabs)
    }
  }

  /// `make soak` runs one sequence of each kind for five navigations, with other seeds than above.
  @Test("Further random sequences have no fault", .enabled(if: soakCount > 0))
  func soak() {
    for hundred in 10_000..<10_000 + UInt64(Self.soakCount / 500) {
      sequences(hundred: hundred)
      sequencesInChangingRoom(hundred: hundred)
      sequencesInTabs(hundred: hundred)
    }
  }

  nonisolated private static let soakCount =
    ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 0

  @Test("Sequences that once failed have no fault", arguments: onceFailing)
  func failedOnce(operations: [RandomOperation]) {
    #expect(RandomSequence(operations).faults() == [])
  }

  nonisolated static let onceFailing: [[RandomOperation]] = [
    [
      .tapTab(tabs: 0, index: 3), .resize(window: 0, isWide: true),
      .present(from: 5, presented: 11, style: 3, animated: false),
      .resize(window: 0, isWide: false),
    ],
    [
      .inside(.willDisappear, screen: 0, .setPages(pages: 1, members: [1], animated: false)),
      .tapTab(tabs: 0, index: 1),
    ],
    [
      .inside(.isAppearing, screen: 1, .selectTab(tabs: 0, index: 0)),
      .selectTab(tabs: 0, index: 1), .setTabs(tabs: 0, members: [9, 5], animated: false),
    ],
    [
      .inside(.isAppearing, screen: 3, .setTabs(tabs: 0, members: [7], animated: false)),
      .setTabs(tabs: 0, members: [9], animated: true),
      .setTabs(tabs: 1, members: [3, 6, 4, 0], animated: true),
      .setTabs(tabs: 0, members: [], animated: true),
    ],
    [
      .inside(.didMove, screen: 3, .setTabs(tabs: 0, members: [3, 5, 4, 9], animated: true)),
      .setTabs(tabs: 0, members: [9, 0, 3], animated: false),
      .setAnimator(stack: 0, isInteractive: true), .selectTab(tabs: 0, index: 3),
    ],
    [
      .inside(.didMove, screen: 3, .removeChild(child: 13)),
      .setTabs(tabs: 0, members: [13, 3, 3], animated: true),
      .setTabs(tabs: 0, members: [4, 12, 8], animated: true),
    ],
    [
      .inside(.willAppear, screen: 4, .setTabs(tabs: 0, members: [], animated: true)),
      .setTabs(tabs: 0, members: [4, 4, 3, 9], animated: false),
      .setTabs(tabs: 0, members: [1, 11], animated: true),
    ],
    [
      .setTabs(tabs: 0, members: [9, 5], animated: false),
      .inside(.isAppearing, screen: 5, .setTabs(tabs: 1, members: [5, 13, 8], animated: true)),
      .selectTab(tabs: 0, index: 1), .selectTab(tabs: 0, index: 1),
    ],
  ]

  private func expectNoFaults(
    in hundred: UInt64, _ sequence: (_ seed: UInt64) -> RandomSequence
  ) {
    for seed in (hundred * 100)..<((hundred + 1) * 100) {
      let sequence = sequence(seed)
      guard !sequence.faults().isEmpty else { continue }
      let shortest = RandomSequence(
        Minimiser.shortest(sequence.operations) { !RandomSequence($0).faults().isEmpty })
      let faults = shortest.faults().joined(separator: "\n")
      Issue.record("Seed \(seed) fails:\n\(shortest)\n\(faults)")
      return
    }
  }

  @Test("A failing sequence shrinks to the operations that the failure needs")
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

import PortableUIKit
import Testing

@MainActor @Suite("Random runs of an app with windows keep the rules", .onDevice)
struct RandomWindowTests {
  private static let share: UInt64 = 10

  /// A failing sequence is shortened and printed; its seed repeats it.
  @Test(
    "Each of ten seeded runs keeps the rules, at every rest and at its end",
    arguments: (0..<20).sampled)
  func windows(part: UInt64) async {
    for seed in (part << 32)..<(part << 32) + Self.share {
      if await fails(seed: seed) { return }
    }
  }

  /// For `make soak`: one run for ten navigations, from other seeds than above.
  @Test("Many more runs keep the rules", .enabled(if: soakCount > 0))
  func soak() async {
    for seed in (1 << 48)..<(1 << 48) + UInt64(Self.soakCount / 10) { _ = await fails(seed: seed) }
  }

  nonisolated private static let soakCount =
    ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 0

  private func fails(seed: UInt64) async -> Bool {
    let sequence = WindowedSequence(seed: seed)
    guard await !sequence.faults().isEmpty else { return false }
    let shortest = await sequence.shortestFailing()
    let faults = await shortest.faults().joined(separator: "\n")
    Issue.record("WindowedSequence(seed: \(seed)) fails:\n\(shortest)\n\(faults)")
    return true
  }
}

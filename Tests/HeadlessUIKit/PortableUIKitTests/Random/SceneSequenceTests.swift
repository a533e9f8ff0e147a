import Foundation
import Testing

@MainActor @Suite("Random lives of scenes keep what must hold", .standInOnly)
struct SceneSequenceTests {
  @Test("Each of 2,000 seeded lives, at every moment and at its end", arguments: 0..<2)
  func lives(thousand: UInt64) {
    for seed in (thousand * 1000)..<((thousand + 1) * 1000) {
      let operations = SceneSequence.operations(seed: seed)
      guard !SceneSequence.faults(operations).isEmpty else { continue }
      let shortest = Minimiser.shortest(operations) { !SceneSequence.faults($0).isEmpty }
      let faults = SceneSequence.faults(shortest).joined(separator: "\n")
      Issue.record("Seed \(seed) fails:\n\(shortest)\n\(faults)")
      return
    }
  }

  /// `make soak`: one life for five navigations, from other seeds than the above.
  @Test("Many more", .enabled(if: soakCount > 0))
  func soak() {
    for thousand in 1_000..<1_000 + UInt64(Self.soakCount / 5_000) { lives(thousand: thousand) }
  }

  nonisolated private static let soakCount =
    ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 0
}

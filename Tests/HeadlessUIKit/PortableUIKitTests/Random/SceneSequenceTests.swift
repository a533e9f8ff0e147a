import Foundation
import Testing

@MainActor @Suite("Random lives of scenes break no invariant", .standInOnly)
struct SceneSequenceTests {
  @Test("2,000 seeded lives have no fault, neither in between nor at the end", arguments: 0..<2)
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

  /// `make soak` runs one life for five navigations, with other seeds than above.
  @Test("Further random lives have no fault", .enabled(if: soakCount > 0))
  func soak() {
    for thousand in 1_000..<1_000 + UInt64(Self.soakCount / 5_000) { lives(thousand: thousand) }
  }

  nonisolated private static let soakCount =
    ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 0
}

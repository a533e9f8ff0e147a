import DeviceTraits
import Foundation
import Testing

@MainActor @Suite("Random lives of scenes break no invariant", .standInOnly)
struct SceneSequenceTests {
  @Test(
    "2,000 seeded lives have no fault, neither in between nor at the end",
    arguments: (UInt64(0)..<10).sampled)
  func lives(part: UInt64) {
    for seed in (part * 200)..<((part + 1) * 200) {
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
    for part in 5_000..<5_000 + UInt64(Self.soakCount / 1_000) { lives(part: part) }
  }

  nonisolated private static let soakCount =
    ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 0
}

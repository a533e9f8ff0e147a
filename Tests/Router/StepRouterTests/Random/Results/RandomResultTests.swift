import PortableUIKit
import Testing

@MainActor @Suite("Random runs with waits for results", .onDevice)
struct RandomResultTests {
  private static let share = 25

  /// A failing run prints its seed, which repeats it.
  @Test("In 25 runs each wait ends once, in the order of leaving", arguments: (0..<20).sampled)
  func waits(part: Int) async {
    await run(part * Self.share..<(part + 1) * Self.share)
  }

  /// For `make soak`: one run for five navigations, from other seeds than above.
  @Test(
    "In many more runs each wait ends once, in the order of leaving", .enabled(if: soakCount > 0))
  func soak() async {
    let first = 1 << 48
    await run(first..<first + Self.soakCount / 5)
  }

  nonisolated private static let soakCount =
    ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 0

  private func run(_ seeds: Range<Int>) async {
    var ended = 0
    for seed in seeds {
      let run = ResultRun(seed: UInt64(seed))
      await run.begin()
      if !run.faults.isEmpty {
        let lines = run.operations + run.faults
        Issue.record("ResultRun(seed: \(seed)) fails:\n\(lines.joined(separator: "\n"))")
        return
      }
      ended += run.ended.count
    }
    // Runs without waits would prove nothing.
    #expect(ended > seeds.count)
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Random runs with results awaited", .onDevice)
struct RandomResultTests {
  private static let share = 500

  /// The seed of a run that fails is printed, and repeats it.
  @Test("In 10,000 runs each wait ends once, in the order of leaving", arguments: 0..<20)
  func waits(part: Int) async {
    var ended = 0
    for seed in part * Self.share..<(part + 1) * Self.share {
      let run = ResultRun(seed: UInt64(seed))
      await run.begin()
      if !run.faults.isEmpty {
        let lines = run.operations + run.faults
        Issue.record("ResultRun(seed: \(seed)) fails:\n\(lines.joined(separator: "\n"))")
        return
      }
      ended += run.ended.count
    }
    // Nothing would be shown by runs in which nobody waits.
    #expect(ended > Self.share)
  }
}

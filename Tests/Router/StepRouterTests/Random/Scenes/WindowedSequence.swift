import PortableUIKit
import StepRouterLinks

/// One random run of an app with windows: what happens, in order.
struct WindowedSequence {
  let operations: [WindowedOperation]
  let policy: LinkInbox.Policy

  init(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    policy = generator.chance(75) ? .inOrder : .newest
    operations = [.openWindow] + (0..<30).map { _ in .random(using: &generator) }
  }

  private init(_ operations: [WindowedOperation], _ policy: LinkInbox.Policy) {
    self.operations = operations
    self.policy = policy
  }

  /// Runs the sequence on a tablet of its own, and returns what goes wrong.
  @MainActor
  func faults() async -> [String] {
    await HeadlessDevice.$current.withValue(
      HeadlessDevice(
        timeMode: .manual, idiom: .pad, screenSize: CGSize(width: 1180, height: 820))
    ) {
      let run = WindowedRun(policy: policy)
      for operation in operations {
        await run.perform(operation)
        guard run.faults.isEmpty else { return run.faults }
      }
      await run.finish()
      return run.faults
    }
  }

  /// Removes whatever the failure doesn't need.
  @MainActor
  func shortestFailing() async -> WindowedSequence {
    var shortest = self
    var index = 0
    while index < shortest.operations.count {
      var fewer = shortest.operations
      fewer.remove(at: index)
      let shorter = WindowedSequence(fewer, policy)
      if await shorter.faults().isEmpty {
        index += 1
      } else {
        (shortest, index) = (shorter, 0)
      }
    }
    return shortest
  }
}

extension WindowedSequence: CustomStringConvertible {
  var description: String {
    (["  \(policy)"] + operations.map { "  \($0)".replacing(/\w+\.(?=\w)/, with: "") })
      .joined(separator: "\n")
  }
}

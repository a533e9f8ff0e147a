import PortableUIKit
import StepRouterTesting

/// Explores the shop, and says what it has found.
@MainActor
package struct Verification {
  private let options: VerifyOptions
  private let isInteractive: Bool
  private let now: () -> ContinuousClock.Instant
  private let print: (_ text: String, _ end: String) -> Void
  private let complain: (String) -> Void

  /// A verification that prints its report. How far it has come is shown in a line that an
  /// interactive one redraws; any other complains in a line every ten seconds.
  package init(
    _ options: VerifyOptions, isInteractive: Bool,
    now: @escaping () -> ContinuousClock.Instant = { .now },
    print: @escaping (_ text: String, _ end: String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.options = options
    self.isInteractive = isInteractive
    self.now = now
    self.print = print
    self.complain = complain
  }

  /// Explores and returns the exit status: 1 if something is wrong. Throws if the file cannot be
  /// written, before anything else where that can be known.
  package func run() async throws(Problem) -> Int32 {
    if let file = options.file { try SmallFile.checkWritable(file) }
    let start = now()
    let exploration = await explore()
    print(exploration.description, "\n")
    let seconds = (now() - start) / .seconds(1)
    print(
      "\(String(format: "%.1f", seconds)) s, at most \(PeakMemory.megabytes) MB of memory", "\n")
    if let file = options.file { try write(exploration, to: file) }
    return exploration.isFaultless ? 0 : 1
  }

  private func explore() async -> Exploration {
    var line = ProgressLine(print: print)
    var log = ProgressLog(now: now, say: complain)
    let exploration = await Explorer.shop(windows: options.windows).run(
      depth: options.depth, states: options.states, interleavedStates: options.interleavedStates
    ) { progress in
      if isInteractive { line.show(progress) } else { log.show(progress) }
    }
    line.clear()
    return exploration
  }

  private func write(_ exploration: Exploration, to file: String) throws(Problem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { try encoder.encode(exploration).write(to: URL(fileURLWithPath: file)) } catch {
      throw Problem("\(file.quoted) cannot be written: \(reason(of: error)).")
    }
  }
}

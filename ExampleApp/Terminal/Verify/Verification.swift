import PortableUIKit
import StepRouterTesting

/// Explores the shop, and says what it has found.
@MainActor
package struct Verification {
  private let options: VerifyOptions
  private let isInteractive: Bool
  private let print: (_ text: String, _ end: String) -> Void

  /// A verification that prints its report. An interactive one shows how far it has come.
  package init(
    _ options: VerifyOptions, isInteractive: Bool,
    print: @escaping (_ text: String, _ end: String) -> Void
  ) {
    self.options = options
    self.isInteractive = isInteractive
    self.print = print
  }

  /// Explores and returns the exit status: 1 if something is wrong.
  package func run() async throws -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var line = ProgressLine(isShown: isInteractive, print: print)
    let exploration = await Explorer.shop.run(
      depth: options.depth, states: options.states,
      interleavedStates: options.interleavedStates
    ) { line.show($0) }
    line.clear()
    print(exploration.description, "\n")
    let seconds = (clock.now - start) / .seconds(1)
    print(
      "\(String(format: "%.1f", seconds)) s, at most \(PeakMemory.megabytes) MB of memory", "\n")
    if let file = options.file { try write(exploration, to: file) }
    return exploration.isFaultless ? 0 : 1
  }

  private func write(_ exploration: Exploration, to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(exploration).write(to: URL(fileURLWithPath: file))
  }
}

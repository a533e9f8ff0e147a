import PortableUIKit
import StepRouterExplorer

/// Compares the effects of taps with a baseline, or rewrites the baseline.
@MainActor
struct TapCommand {
  private static let depth = 2
  private static let states = 1_000

  private let options: TapOptions
  private let explorer: Explorer
  private let console: Console

  init(_ options: TapOptions, of tool: VerifyTool, on console: Console) {
    self.options = options
    self.console = console
    explorer = tool.explorer(.init(windows: 1))
  }

  /// Compares the taps, or rewrites the baseline. Returns 1 if the taps differ.
  func run() async throws(Problem) -> Int32 {
    if options.writes { return try await write() }
    let text = String(decoding: try SmallFile.contents(of: options.path), as: UTF8.self)
    let baseline: TapBaseline
    do throws(TapBaselineError) { baseline = try TapBaseline(text) } catch {
      throw Problem("\(options.path.quoted): \(error.description)")
    }
    let drift = try await console.watching(options.limits) { () throws(Problem) in
      await baseline.drift(of: explorer)
    }
    console.print(drift?.description ?? "The taps do what the baseline says.", "\n")
    return drift == nil ? 0 : 1
  }

  /// Writes the baseline, as deep as the existing one unless the options say otherwise.
  private func write() async throws(Problem) -> Int32 {
    try SmallFile.checkWritable(options.path)
    let old = (try? SmallFile.contents(of: options.path))
      .flatMap { try? TapBaseline(String(decoding: $0, as: UTF8.self)) }
    let baseline = try await console.watching(options.limits) { () throws(Problem) in
      await explorer.taps(
        depth: options.depth ?? old?.depth ?? Self.depth,
        states: options.states ?? old?.states ?? Self.states)
    }
    do {
      try Data(baseline.description.utf8).write(to: URL(fileURLWithPath: options.path))
    } catch {
      throw Problem("\(options.path.quoted) cannot be written: \(reason(of: error)).")
    }
    return 0
  }
}

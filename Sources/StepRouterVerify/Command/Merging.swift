import PortableUIKit
import StepRouterTesting

/// Puts the parts of an exploration together, and says what is in them.
@MainActor
struct Merging {
  private let options: MergeOptions
  private let console: Console

  init(_ options: MergeOptions, on console: Console) {
    self.options = options
    self.console = console
  }

  /// Merges, and returns the exit status: 1 if something is wrong with the app.
  func run() throws(Problem) -> Int32 {
    try SmallFile.checkWritable(options.whole)
    do throws(ExplorationFileError) {
      let exploration = try ExplorationFile.merge(
        options.parts.map { URL(fileURLWithPath: $0) }, into: URL(fileURLWithPath: options.whole))
      console.print(exploration.description, "\n")
      console.print(exploration.coverageSummary, "\n")
      return exploration.isFaultless ? 0 : 1
    } catch { throw Problem(error.description) }
  }
}

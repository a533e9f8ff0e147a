#if !canImport(UIKit)
import ExampleApp
import StepRouterExplorer
import Testing

/// `ExampleApp fold`
@MainActor
@Suite struct FoldCommandTests {
  private func run(_ names: [String]?) async -> (isFaultless: Bool, lines: [String]) {
    var lines: [String] = []
    let isFaultless = await FoldRun(names).perform { lines.append($0) }
    return (isFaultless, lines)
  }

  @Test("The word alone is the command")
  func invocation() throws {
    #expect(try Invocation(["fold"]) == .fold)
    #expect(throws: (any Error).self) { try Invocation(["fold", "bag"]) }
  }

  @Test("Nothing is wrong, and the table has a line for each destination")
  func table() async {
    let (isFaultless, lines) = await run(["bag", "setting offers"])
    #expect(isFaultless)
    #expect(
      lines == [
        "                closed, hinge  closed, folding  closed, midway  open, hinge  open, folding"
          + "  open, midway",
        "bag             ✓              ✓                ✓               ✓            ✓"
          + "              ✓",
        "setting offers  ✓              ✓                ✓               ✓            ✓"
          + "              ✓",
        "", "12 navigations, each with a fold in the middle: nothing is wrong.",
      ])
  }

  @Test("Each of the shop's navigations is folded", .exhaustive)
  func all() async {
    let (isFaultless, lines) = await run(nil)
    #expect(isFaultless, "\(lines.joined(separator: "\n"))")
  }

  @Test("A fault is listed with the code that repeats it")
  func fault() async {
    let (isFaultless, lines) = await run(["moon"])
    #expect(!isFaultless)
    #expect(lines.contains("6 navigations, each with a fold in the middle: 6 faults."))
  }

  @Test("The film begins on the outer display, and ends with the product on the inner one")
  func film() {
    let frames = FoldFilm().text.split(separator: "\n\n").map(String.init)
    let times = frames.prefix(5).map { frame in String(frame.prefix { $0 != "." }) }
    #expect(times == ["0 ms", "100 ms", "116 ms", "300 ms", "At rest"])
    #expect(
      frames.prefix(5).map { $0.split(separator: "\n")[1] } == [
        "466 × 678 points", "466 × 678 points", "951 × 669 points", "951 × 669 points",
        "951 × 669 points",
      ])
    #expect(frames.indices.contains(4) && frames[4].contains("ended: built"))
  }
}
#endif

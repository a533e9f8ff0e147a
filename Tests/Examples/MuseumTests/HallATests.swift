#if !canImport(UIKit)
import DeviceTraits
import MuseumExhibits
import StepRouterExplorer
import Testing

/// The exhibits of hall A: each fault is found by its shortest moves, and is gone with chains.
@MainActor
@Suite("Hall A")
struct HallATests {
  @Test("The hall has the first twenty exhibits, and more")
  func numbers() {
    let numbers = Museum.hallA.map(\.number)
    #expect(Array(numbers.prefix(20)) == (1...20).map { "A\($0)" })
    #expect(numbers.count >= 30)
    #expect(Set(numbers).count == numbers.count)
  }

  @Test(
    "The explorer finds the fault, by the plaque's moves and no fewer",
    arguments: await Museum.hallA.sampled)
  func found(_ exhibit: Exhibit) async {
    let exploration = await exhibit.exploration(of: .faulty)
    let moves = exploration.moves(to: exhibit.plaque.finding)
    #expect(moves == exhibit.plaque.moves, "\(exploration)")
  }

  @Test(
    "With chains nothing is wrong, as far as the plaque's moves lead",
    arguments: await Museum.hallA.sampled)
  func mended(_ exhibit: Exhibit) async {
    let exploration = await exhibit.exploration(of: .mended)
    #expect(exploration.isFaultless, "\(exploration)")
  }

  @Test("The same moves end well with chains", arguments: await Museum.hallA)
  func movesEndWell(_ exhibit: Exhibit) async {
    let (replayed, end) = await exhibit.replay(in: .mended)
    #expect(replayed.isFaultless, "\(replayed)")
    #expect(replayed.moveCount == min(exhibit.plaque.moves.count, 1))
    #expect(!end.isEmpty)
  }
}
#endif

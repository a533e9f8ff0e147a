#if !canImport(UIKit)
import StepRouterTesting
import Testing

/// What is closed beside other windows, and what is told of a process that ends.
@MainActor
@Suite struct BagsTests {
  private let moves: [UserMove] = [.tap("Bag"), .openWindow, .tap("Bag")]

  @Test("What is closed in one window, and changes another, is told")
  func closedBeside() async {
    let exploration = await BagsApp.explorer(isMeddling: true).replay(moves, closing: .front)
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(.otherWindowMoved, "Window 1 has changed, though nothing was closed there.")
      ])
    #expect(await BagsApp.explorer().replay(moves, closing: .front).findings == [])
  }

  @Test("A journal needn't tell of screens whose process has ended")
  func relaunched() async {
    #expect(await BagsApp.explorer().replay([.tap("Bag"), .relaunch]).findings == [])
    #expect(await BagsApp.explorer().replay(moves + [.relaunch]).findings == [])
  }
}
#endif

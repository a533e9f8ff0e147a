#if !canImport(UIKit)
import StepRouterExplorer
import Testing

/// Closing beside other windows, and reports of screens when the process ends.
@MainActor
@Suite struct BagsTests {
  private let moves: [UserMove] = [.tap("Bag"), .openWindow, .tap("Bag")]

  @Test("Closing a screen in one window must leave the other windows alone")
  func closedBeside() async {
    let exploration = await BagsApp.explorer(isMeddling: true).replay(moves, closing: .front)
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(.otherWindowMoved, "Window 1 has changed, though nothing was closed there.")
      ])
    #expect(await BagsApp.explorer().replay(moves, closing: .front).findings == [])
  }

  @Test("A journal needn't report screens whose process has ended")
  func relaunched() async {
    #expect(await BagsApp.explorer().replay([.tap("Bag"), .relaunch]).findings == [])
    #expect(await BagsApp.explorer().replay(moves + [.relaunch]).findings == [])
  }
}
#endif

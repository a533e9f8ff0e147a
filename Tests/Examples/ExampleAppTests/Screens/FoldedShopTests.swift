#if !canImport(UIKit)
import ExampleApp
import StepRouterExplorer
import Testing

/// The shop on a phone that folds.
@MainActor
@Suite struct FoldedShopTests {
  @Test("Nothing is wrong with the shop in any pose, nor in the middle of a fold", .exhaustive)
  func folded() async {
    let exploration = await Explorer.shop(windows: 1).on(.duo)
      .run(depth: 1, states: 12, interleavedStates: 2, waitingStates: 2)
    #expect(exploration.isFaultless, "\(exploration)")
  }

  @Test("Nothing is wrong two moves deep", .exhaustive)
  func deep() async {
    let exploration = await Explorer.shop(windows: 2).on(.duo)
      .run(depth: 2, states: 60, interleavedStates: 12, waitingStates: 4)
    #expect(exploration.isFaultless, "\(exploration)")
  }
}
#endif

#if !canImport(UIKit)
import Bank
import DeviceTraits
import StepRouterExplorer
import Testing

/// The bank on a phone that folds.
@MainActor
@Suite struct FoldedBankTests {
  @Test("Nothing is wrong with the bank in any pose, nor in the middle of a fold", .exhaustive)
  func folded() async {
    let exploration = await BankVerification.explorer(windows: 1).on(.duo)
      .run(depth: 1, states: 12, interleavedStates: 2, waitingStates: 2)
    #expect(exploration.isFaultless, "\(exploration)")
  }

  @Test("The accounts may go under the transactions beside them when the phone closes")
  func accounts() async {
    let explorer = BankVerification.explorer(windows: 1).on(.duo)
    for moment in [Interleaving.hinge, .folding, .fold] {
      let exploration = await explorer.replay(
        [.tap("Current 2200"), .unfold], asking: "accounts", during: moment)
      #expect(exploration.isFaultless, "\(exploration)")
    }
  }
}
#endif

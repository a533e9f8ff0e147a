import PortableUIKit
import StepRouterExplorer
import Testing

/// A walk that ends at a fault leaves the questions that it hasn't asked to later walks, as if it had
/// never come to them.
@MainActor
@Suite(.headlessOnly) struct QuestionReturnTests {
  private static let way = WalkWay([.tap("Open")])

  /// Walks on from the receipt, and returns the kinds of problems.
  private func kinds(_ worker: WalkWorker, _ number: Int) async -> [Problem.Kind] {
    await worker.perform(WalkPiece(number, ways: [Self.way])).failure?.problems.map(\.kind) ?? []
  }

  @Test("However many walks end at another fault, a later one still asks for the way out")
  func share() async {
    let audit = PlainApp.Session()
    audit.isOpen = true
    let before: [ExploredMoment.Cause] = [.start, .move(.tap("Open")), .move(.escape)]
    let explorer = PlainApp.explorer { app in
      app.properties = [
        .never("a change in an audit") { audit.isOpen && !before.contains($0.cause) }
      ]
      app.presents {
        let receipt = PlainScreen("Receipt")
        receipt.addButton("Tear") { [weak receipt] in receipt?.title = "Torn" }
        return receipt
      }
    }
    let worker = WalkWorker(explorer, length: 50, seed: 7)
    // More walks than may ask about one class of screens.
    for number in 0..<13 {
      #expect(await kinds(worker, number) == [.propertyBroken])
    }
    audit.isOpen = false
    #expect(await kinds(worker, 13) == [.deadEnd])
  }

  @Test("A question behind the one with the first fault is asked later", arguments: 0..<3)
  func rest(seed: UInt64) async {
    let explorer = PlainApp.explorer { app in
      app.presents {
        let receipt = PlainScreen("Receipt")
        receipt.addButton("Enlarge") { [weak receipt] in
          receipt?.title = "Large"
          receipt?.buttons.last?.isHidden = false
        }
        receipt.addButton("Stamp") { [weak receipt] in receipt?.title = "Stamped" }
        receipt.buttons.last?.isHidden = true
        return receipt
      }
    }
    let worker = WalkWorker(explorer, length: 50, seed: seed)
    // Small or large, it has no way out: with another button, that's another question.
    #expect(await kinds(worker, 0) == [.deadEnd])
    #expect(await kinds(worker, 1) == [.deadEnd])
  }
}

import PortableUIKit
import StepRouterExplorer
import Testing

/// A walk notices that it has come to a screen without a way out.
@MainActor
@Suite(.headlessOnly) struct WayOutTests {
  private static let sentence = """
    has no way out: whatever the user does, it stays in front. Give it one, such as a Close button, \
    or allow it with “allows: [.deadEnd.only("PlainScreen")]”.
    """

  private func explorer(allowing allowed: [AllowedFault] = []) -> Explorer {
    PlainApp.explorer { app in
      app.allowed = allowed
      app.pushes { [weak stack = app.stack] in
        let receipt = PlainScreen("Receipt")
        receipt.addButton("Enlarge") { [weak receipt] in
          stack?.setNavigationBarHidden(true, animated: false)
          receipt?.title = "Large"
        }
        return receipt
      }
    }
  }

  @Test("It's a fault, with the fewest steps that lead there")
  func found() async {
    let report = await explorer().swarm(walks: 6, length: 20, seed: 7)
    #expect(
      report.failures.map(\.steps) == [[.move(.tap("Open")), .move(.tap("Enlarge"))]])
    #expect(
      report.failures.flatMap(\.problems) == [
        Problem(.deadEnd, "PlainScreen “Large” \(Self.sentence)")
      ])
    #expect(
      report.failures.first?.fault?.description.hasPrefix("PlainScreen has no way out") == true)
  }

  @Test("Walking there again shows it, and a step farther, too")
  func again() async {
    let steps: [WalkStep] = [.move(.tap("Open")), .move(.tap("Enlarge"))]
    #expect(!(await explorer().replay(walk: steps).isFaultless))
    #expect(await explorer().replay(walk: Array(steps.prefix(1))).isFaultless)
  }

  @Test("A walk that ends at another fault leaves the question to later ones", arguments: 0..<8)
  func afterAnotherFault(seed: UInt64) async {
    let explorer = PlainApp.explorer { app in
      let session = PlainApp.Session()
      app.properties = [.never("a torn receipt") { _ in session.isOpen }]
      app.presents {
        let receipt = PlainScreen("Receipt")
        receipt.addButton("Tear") { session.isOpen = true }
        return receipt
      }
    }
    let worker = WalkWorker(explorer, length: 5, seed: seed)
    var kinds: [Problem.Kind] = []
    for number in 0..<12 where kinds.last != .deadEnd {
      let piece = WalkPiece(number, ways: [WalkWay([.tap("Open")])])
      kinds += await worker.perform(piece).failure?.problems.map(\.kind) ?? []
    }
    #expect(kinds.last == .deadEnd, "\(kinds)")
  }

  @Test("Where the exploration has found it, the walks don't report it again")
  func once() async {
    let explorer = explorer()
    let exploration = await explorer.run(depth: 3)
    #expect(exploration.faults.map(\.description) == ["PlainScreen has no way out"])
    let report = await explorer.swarm(walks: 6, length: 20, seed: 7)
    #expect(report.without(FaultReview(of: exploration)).isFaultless)
  }

  @Test(
    "A way out is enough: Close, a swipe, Back, time, the right text",
    arguments: DeadEndSibling.allCases)
  func sibling(_ sibling: DeadEndSibling) async {
    let explorer = PlainApp.explorer { sibling.build(&$0) }
    let report = await explorer.swarm(walks: 4, length: 12, seed: 7)
    #expect(report.failures == [])
  }

  @Test("An app allows it")
  func allowed() async {
    let explorer = explorer(allowing: [.deadEnd.only("PlainScreen")])
    #expect(await explorer.swarm(walks: 4, length: 12, seed: 7).isFaultless)
  }
}

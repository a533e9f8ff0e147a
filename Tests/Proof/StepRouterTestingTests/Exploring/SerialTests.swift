import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

/// Requests in the same moment, compared with the same ones in each order.
@MainActor
@Suite(.headlessOnly) struct SerialTests {
  @Test("Two that end as in no order are told, with the nearest one")
  func two() async {
    let exploration = await Till.explorer(.mixed)
      .replay([], asking: "help", during: .secondRequest("receipt"))
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(
          .notSerial,
          "Asked for in the same moment, “help”, “receipt” end as in none of 2 orders. "
            + "Nearest is “help”, “receipt”: -0 0 paid, +0 0 paid mixed.")
      ])
  }

  @Test("Three of them have six orders")
  func three() async {
    let exploration = await Till.explorer(.mixed)
      .replay([.tap("Add")], asking: "help", during: .furtherRequests("receipt", "home"))
    #expect(
      exploration.findings.map(\.description) == [
        """
        help, StepRouterTestingTests/Till.swift:\(Till.helpLine), \
        during .furtherRequests("receipt", "home"): after [.tap("Add")]
          notSerial: Asked for in the same moment, “help”, “receipt”, “home” end as in none of 6 \
        orders. Nearest is “help”, “receipt”, “home”: -1 1, +1 1 mixed.
          again: expectNothingWrong(await explorer.replay([.tap("Add")], asking: "help", \
        during: .furtherRequests("receipt", "home")), reporter: .swiftTesting)
        """
      ])
  }

  @Test("An end that another order has is none, whichever was asked for first")
  func otherOrder() async {
    let explorer = Till.explorer(.lastFirst)
    for interleaving in [
      Interleaving.secondRequest("receipt"), .furtherRequests("receipt", "home"),
    ] {
      let exploration = await explorer.replay([], asking: "help", during: interleaving)
      let kinds = exploration.trials.flatMap(\.problems).map(\.kind)
      #expect(!kinds.contains(.notSerial))
    }
  }

  @Test("In healthy apps there is none", arguments: [0, 1, 2])
  func healthy(_ app: Int) async {
    let explorer = [Till.explorer(), Shop.explorer(), Cinema.explorer()][app]
    let exploration = await explorer.run(
      depth: 1, states: 12, interleavedStates: 12, waitingStates: 0)
    #expect(exploration.findings == [])
    let kinds = exploration.trials.compactMap(\.interleaving?.kind)
    #expect(kinds.contains(.secondRequest))
    #expect(kinds.contains(.furtherRequests))
  }
}

import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Other orders of a log's requests.
@MainActor
@Suite(.headlessOnly) struct ReorderingTests {
  private let three = EventLog([.request("to Ada"), .request("to Bob"), .request("to Cid")])

  @Test("A race is found in the order with the fewest pre-emptions, with code that reproduces it")
  func race() async throws {
    let log = try LogFixture.twoDrafts.read()
    let explorer = LogFixture.twoDrafts.explorer
    #expect(try await explorer.replay(log).isFaultless)
    let reorderings = try await explorer.reorderings(of: log)
    #expect(
      "\(reorderings)" == #"""
        4 of 4 orders tried: 1 fault
        “to Ada”, and at once “to Bob” (and in 1 other order)
          wrongContent: Letter “” does not show what was asked for.
          again: expectRepeats(try await explorer.replay(EventLog([.move(.tap("Write")), .move(.back), \#
        .request("to Ada"), .request("to Bob", after: .milliseconds(0))])), reporter: .swiftTesting)
        """#)
    let finding = try #require(reorderings.findings.first)
    let again = try await explorer.replay(EventLog(finding.deeds))
    #expect(again.findings.map(\.problem) == finding.problems)
  }

  @Test("An app without a race is faultless in all orders")
  func faultless() async throws {
    let reorderings = try await DraftsApp.explorer(isFaulty: false).reorderings(of: three)
    #expect("\(reorderings)" == "24 of 24 orders tried: nothing is wrong.")
  }

  @Test("A limit holds, and a seed draws half of the orders, always the same")
  func limit() async throws {
    let explorer = DraftsApp.explorer(isFaulty: true)
    let first = try await explorer.reorderings(of: three, limit: 6)
    #expect("\(first)" == "6 of 24 orders tried: nothing is wrong.")
    let drawn = try await explorer.reorderings(of: three, limit: 6, seed: 7)
    #expect(drawn.triedCount == 6)
    #expect(!drawn.isFaultless)
    #expect(try await explorer.reorderings(of: three, limit: 6, seed: 7) == drawn)
  }

  @Test("With several groups, orders without pre-emptions come first")
  func severalGroups() async throws {
    let log = EventLog([
      .request("to Ada"), .request("to Bob"), .move(.back), .request("to Cid"),
      .request("to Bob"),
    ])
    let reorderings = try await DraftsApp.explorer(isFaulty: true).reorderings(of: log, limit: 4)
    #expect("\(reorderings)" == "4 of 8 orders tried: nothing is wrong.")
  }

  @Test("Requests with another deed between them have no other order")
  func nothing() async throws {
    let log = EventLog([.request("to Ada"), .move(.back), .request("to Bob")])
    let reorderings = try await DraftsApp.explorer(isFaulty: true).reorderings(of: log)
    #expect(
      "\(reorderings)"
        == "The log has no two requests one after the other, so there is nothing to reorder.")
  }
}

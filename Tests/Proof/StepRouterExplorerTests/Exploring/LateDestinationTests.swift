import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Destinations that are made only when needed.
@MainActor
@Suite struct LateDestinationTests {
  @Test("A target is made once in the start that asks for it, and in no other")
  func made() async throws {
    let log = MadeLog()
    let explorer = Explorer { window in
      let shop = Shop(in: window, fault: nil)
      return ExploredApp(
        router: shop.router,
        destinations: [
          ExploredDestination("bag") {
            log.names.append("bag")
            return shop.bag.with(())
          },
          ExploredDestination("help") {
            log.names.append("help")
            return shop.help.with(())
          },
        ])
    }
    let worker = try #require(
      await UnitWorker(explorer, ExplorationScope(depth: 1, picturedStates: 0)))
    log.names = []
    let record = await worker.perform(
      ExplorationUnit(phase: .destinations, state: 1, moves: [.tap("Tea Pot")]))
    #expect(record.trials == [])
    #expect(record.outcomes.count == 2)
    #expect(log.names == ["bag", "help"])
  }
}

/// The destinations that were made.
@MainActor
private final class MadeLog {
  var names: [String] = []
}

import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Properties in an exploration done in pieces.
@MainActor
@Suite(.headlessOnly) struct PieceTests {
  @Test(
    "Properties have the same results if other processes explore in any order", .exhaustive,
    arguments: TillFault.allCases)
  func pieces(_ fault: TillFault) async throws {
    let explorer = Till.explorer(fault)
    let scope = ExplorationScope(depth: 4, interleavedStates: 2, waitingStates: 0)
    let worker = try #require(await UnitWorker(explorer, scope))
    let outline = try copy(of: worker.outline)
    var expedition = Expedition(scope, of: outline)
    while case let units = expedition.nextUnits(), !units.isEmpty {
      var records: [ExplorationUnit: ExplorationRecord] = [:]
      for unit in units.reversed() where expedition.needs(unit) {
        records[unit] = try copy(of: await worker.perform(copy(of: unit)))
      }
      for unit in units where expedition.needs(unit) {
        _ = expedition.take(try #require(records[unit]))
      }
    }
    #expect(expedition.exploration == (await explorer.run(scope)))
  }

  private func copy<Value: Codable>(of value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}

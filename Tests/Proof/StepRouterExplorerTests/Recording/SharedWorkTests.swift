import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Work that many processes share: small pieces, and states that are looked at as soon as they're
/// known.
@MainActor
@Suite(.headlessOnly) struct SharedWorkTests {
  private let scope = ExplorationScope(depth: 2, states: 12)
  private let crash = WorkerEnd(.crash("signal 11"))

  /// Explores as `verify` does: looks at a state behind all others that are known, and asks in parts.
  private func explore(
    _ explorer: Explorer, of shard: Shard = .whole,
    losing lost: (ExplorationUnit) -> Bool = { _ in false }
  ) async throws -> (Exploration, records: [ExplorationRecord], partCount: Int) {
    let worker = try #require(await UnitWorker(explorer, scope))
    var expedition = Expedition(scope, of: worker.outline, shard: shard)
    var parts = UnitParts(of: worker.outline, scope)
    var (records, partCount) = ([ExplorationRecord](), 0)
    while case var units = expedition.nextUnits().flatMap(parts.parts), !units.isEmpty {
      while let unit = units.first, expedition.needs(unit) {
        units.removeFirst()
        partCount += unit.part == nil ? 0 : 1
        let part =
          lost(unit) ? worker.outcome(of: crash, at: unit) : await worker.perform(unit)
        guard let record = parts.add(part) else { continue }
        records.append(expedition.take(record))
        units += expedition.newUnits()
      }
    }
    return (expedition.exploration, records, partCount)
  }

  /// Explores level by level, and each phase of a state in one piece.
  private func exploreWhole(
    _ explorer: Explorer, losing lost: (ExplorationUnit) -> Bool = { _ in false }
  ) async throws -> (Exploration, records: [ExplorationRecord]) {
    let worker = try #require(await UnitWorker(explorer, scope))
    var expedition = Expedition(scope, of: worker.outline)
    var records: [ExplorationRecord] = []
    while case let units = expedition.nextUnits(), !units.isEmpty {
      for unit in units where expedition.needs(unit) {
        let record =
          lost(unit) ? worker.outcome(of: crash, at: unit) : await worker.perform(unit)
        records.append(expedition.take(record))
      }
    }
    return (expedition.exploration, records)
  }

  @Test(
    "The records are the same in parts and at once",
    .exhaustive, arguments: [nil, ShopFault.allCases[0]])
  func parts(_ fault: ShopFault?) async throws {
    let shared = try await explore(Shop.explorer(fault))
    let whole = try await exploreWhole(Shop.explorer(fault))
    #expect(shared.records == whole.records)
    #expect(shared.0 == whole.0)
    // Eleven destinations make two parts.
    #expect(shared.partCount == 2 * whole.0.states.count)
  }

  @Test("A button that does nothing is found on a screen that a request of the last part shows")
  func idle() async throws {
    let explorer = PlainApp.explorer { app in
      let home = app.destinations[0]
      app.destinations = (1...8).map { _ in home }
      let about = StepAssembly(
        finder: ClassFinder<ShopHelp, Void>(),
        factory: InlineFactory { (_: Void) in
          let screen = ShopHelp("About")
          let button = UIButton(type: .system)
          button.setTitle("Rate Us", for: .normal)
          screen.view.addSubview(button)
          return screen
        }
      )
      .using(.push()).from(.visibleStack).assemble()
      app.destinations.append(ExploredDestination("about", about))
    }
    let shared = try await explore(explorer)
    let faults = shared.0.faults.map(\.description)
    #expect(faults.contains { $0.hasPrefix("ShopHelp, “Rate Us” does nothing") })
    #expect(shared.records == (try await exploreWhole(explorer)).records)
  }

  @Test("A crash in a part is the record of the whole, as if it had been one piece", .exhaustive)
  func crash() async throws {
    let shared = try await explore(
      Shop.explorer(),
      losing: { $0.phase == .destinations && $0.state == 1 && $0.part?.lowerBound == 8 })
    let whole = try await exploreWhole(
      Shop.explorer(), losing: { $0.phase == .destinations && $0.state == 1 })
    #expect(shared.records == whole.records)
    #expect(shared.0.trials.count { !$0.problems.isEmpty } == 1)
  }

  @Test("Only a whole exploration says which destinations are never shown")
  func neverShown() async throws {
    let explorer = PlainApp.explorer { app in
      let vault = StepAssembly(finder: ClassFinder<ShopHelp, Void>(), factory: ClassFactory())
        .adding(InlineInterceptor { (_: Void) throws in throw Club.Refused() })
        .using(.push()).from(.visibleStack).assemble()
      app.destinations.append(ExploredDestination("vault", vault))
      app.pushes { ShopBag("Bag") }
    }
    let refusal = "“vault”: it was refused in every state"
    let whole = try await explore(explorer).0
    #expect(whole.neverShown.map(\.name) == ["vault"])
    #expect(whole.untried.filter { $0.hasSuffix("in every state") } == [refusal])
    for index in 1...2 {
      let part = try await explore(explorer, of: try #require(Shard(index, of: 2))).0
      #expect(part.neverShown.map(\.name) == [])
      #expect(part.untried.filter { $0.hasSuffix("in every state") } == [])
      #expect(part.untried.contains("The states of the other parts: this is part \(index)/2"))
    }
  }

  @Test("Verdicts that are reused aren't cut into parts")
  func reuse() async throws {
    let scope = ExplorationScope(depth: 1, reusesVerdicts: true)
    let worker = try #require(await UnitWorker(Shop.explorer(), scope))
    let unit = ExplorationUnit(phase: .destinations, state: 0, moves: [])
    #expect(UnitParts(of: worker.outline, scope).parts(of: unit) == [unit])
    let parts = UnitParts(of: worker.outline, ExplorationScope(depth: 1)).parts(of: unit)
    #expect(parts.map(\.part) == [0..<8, 8..<11])
  }

  @Test("Closing takes one start for each way that there is, and at most one more")
  func closingStarts() async throws {
    let log = StartLog()
    let explorer = Explorer { window in
      log.starts += 1
      return ExploredApp(router: Shop(in: window, fault: nil).router, destinations: [])
    }
    let worker = try #require(await UnitWorker(explorer, scope))
    func closings(_ state: Int, after moves: [UserMove]) async -> [Int] {
      log.starts = 0
      let record = await worker.perform(
        ExplorationUnit(phase: .closings, state: state, moves: moves))
      return [record.closingCount, log.starts]
    }
    #expect(await closings(0, after: []) == [2, 3])
    #expect(await closings(1, after: [.tap("Tea Pot"), .tab("Search")]) == [3, 3])
  }
}

/// How often an app has started.
@MainActor
private final class StartLog {
  var starts = 0
}

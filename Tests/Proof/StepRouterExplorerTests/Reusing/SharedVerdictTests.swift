import PortableUIKit
import StepRouterExplorer
import Testing

/// Verdicts that workers share.
@MainActor
@Suite(.headlessOnly) struct SharedVerdictTests {
  private let scope = ExplorationScope(depth: 12, reusesVerdicts: true)
  private let explorer = Counter.explorer(limit: 100)

  private func worker() async throws -> UnitWorker {
    try #require(await UnitWorker(explorer, scope))
  }

  /// Returns the pieces that request each destination, one for each state.
  private func pieces(of worker: UnitWorker) async -> [ExplorationUnit] {
    var expedition = Expedition(scope, of: worker.outline)
    while true {
      let units = expedition.nextUnits()
      guard units.first?.phase == .states else { return units }
      for unit in units where expedition.needs(unit) {
        _ = expedition.take(await worker.perform(unit))
      }
    }
  }

  @Test("A worker reuses another worker's verdicts, but only in later states")
  func told() async throws {
    let finder = try await worker()
    let pieces = await pieces(of: finder)
    var found: [ExplorationRecord] = []
    var findings: [KnownVerdict] = []
    repeat {
      let record = await finder.perform(pieces[found.count])
      found.append(record)
      if record.reusedCount == 0 { findings += finder.takeFindings() }
    } while found.last?.reusedCount == 0 && found.count < pieces.count
    let last = try #require(found.last)
    try #require(last.reusedCount > 0)
    let later = pieces[found.count - 1]

    // As if the findings came from another process.
    let data = try JSONEncoder().encode(findings)
    let listener = try await worker()
    listener.learn(try JSONDecoder().decode([KnownVerdict].self, from: data))
    #expect(await listener.perform(later) == last)
    #expect(listener.takeFindings().count == last.outcomes.count - last.reusedCount)

    // The first state is always tried: the file must not depend on which worker is faster.
    let hasty = try await worker()
    let early = await hasty.perform(later)
    #expect(early.reusedCount == 0)
    #expect(early.outcomes == last.outcomes)
    let slow = try await worker()
    slow.learn(hasty.takeFindings())
    for (piece, record) in zip(pieces, found.dropLast()) {
      #expect(await slow.perform(piece) == record)
    }
  }

  @Test("Of two equal verdicts, the one from the earlier state counts", arguments: [0, 1])
  func earliest(first: Int) async throws {
    let finder = try await worker()
    let pieces = await pieces(of: finder)
    // Two states that can reuse a verdict of an earlier one.
    var reusing: [ExplorationUnit] = []
    var early: [KnownVerdict] = []
    for piece in pieces where reusing.count < 2 {
      if await finder.perform(piece).reusedCount > 0 { reusing.append(piece) }
      if reusing.isEmpty { early += finder.takeFindings() }
    }
    try #require(reusing.count == 2)
    let hasty = try await worker()
    _ = await hasty.perform(reusing[1])
    let late = hasty.takeFindings()
    try #require(!late.isEmpty)

    let listener = try await worker()
    for findings in first == 0 ? [early, late] : [late, early] { listener.learn(findings) }
    #expect(await listener.perform(reusing[0]).reusedCount > 0)
  }
}

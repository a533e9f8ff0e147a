import PortableUIKit
import StepRouterExplorer
import Testing

/// What the explorer reports about a process that ended before it answered.
@MainActor
@Suite(.headlessOnly) struct WorkerEndTests {
  private nonisolated static let deed: Deed = {
    var deed = Deed()
    deed.way = [.tap("Bag")]
    deed.move = .tap("Pay")
    return deed
  }()

  private nonisolated static let ends: [(WorkerEnd, Problem)] = [
    (
      WorkerEnd(.crash("signal 4"), during: deed, message: "Bag.swift:7: Fatal error: Empty"),
      Problem(
        .crashed,
        "The app crashes here: its process has ended twice with signal 4, during the move "
          + "‘Tap “Pay”’. Swift says: “Bag.swift:7: Fatal error: Empty”.")
    ),
    (
      WorkerEnd(.crash("status 3")),
      Problem(
        .crashed,
        "The app crashes here: its process has ended twice with status 3, in the phase “states”.")
    ),
    (
      WorkerEnd(.silence(300), during: deed),
      Problem(.hung, "The app gave no sign of life for 300 seconds, during the move ‘Tap “Pay”’.")
    ),
    (
      WorkerEnd(.memory(2_000), during: Deed()),
      Problem(
        .hung,
        "The app's process has grown to more than 2,000 MB, at the start of the app.")
    ),
  ]

  @Test("A piece that ended its process is reported with what was going on", arguments: ends)
  func problem(end: WorkerEnd, problem: Problem) async throws {
    let scope = ExplorationScope(depth: 1)
    let worker = try #require(await UnitWorker(Shop.explorer(), scope))
    var expedition = Expedition(scope, of: worker.outline)
    let unit = try #require(expedition.nextUnits().first)
    let record = worker.outcome(of: end, at: unit)
    #expect(record.trials.flatMap(\.problems) == [problem])
    _ = expedition.take(record)
    let code = expedition.exploration.findings.map(\.code)
    #expect(
      code == ["expectNothingWrong(await explorer.replay([]), reporter: .swiftTesting)"])
  }

  @Test("What the explorer is doing can be read at any time")
  func whereabouts() async {
    let deeds = Deeds()
    Whereabouts.shared.listen { deeds.add($0.phrase ?? "") }
    _ = await Shop.explorer().replay([.tap("Bag")], asking: "home")
    Whereabouts.shared.listen(nil)
    #expect(
      deeds.list == [
        "at the start of the app", "during the move ‘Tap “Bag”’", "at the start of the app",
        "while asking for “home”",
      ])
  }
}

/// Each deed that differs from the one before.
private final class Deeds: @unchecked Sendable {
  private(set) var list: [String] = []

  func add(_ deed: String) {
    if list.last != deed { list.append(deed) }
  }
}

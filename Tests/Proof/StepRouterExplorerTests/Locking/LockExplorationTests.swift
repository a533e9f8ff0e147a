import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Rules 52 to 55, tried in every state of an app with a lock.
@MainActor
@Suite(.headlessOnly) struct LockExplorationTests {
  @Test(
    "Nothing gets past a lock: neither requests, at rest or amid other things, nor closings",
    .exhaustive)
  func nothing() async {
    let exploration = await LockedApp.explorer().run(
      depth: 3, states: 40, interleavedStates: 8)
    #expect(exploration.findings.map(\.description) == [])
    let stopped = exploration.trials.filter { $0.outcome == .refusedByLock }
    #expect(!stopped.isEmpty)
    #expect(stopped.allSatisfy { $0.isDeclared })
    #expect(stopped.contains { $0.interleaving != nil })
    #expect(exploration.states.contains { $0.moves.last == .tap("Forgotten") })
  }

  @Test("A lock that its own screen has covered isn't reported as covered by a request")
  func coveredBefore() async {
    for way in ["Help", "Forgotten"] {
      let exploration = await LockedApp.explorer()
        .replay([.tap("Lock"), .tap(way)], asking: "product")
      #expect(exploration.findings.map(\.description) == [], "\(way)")
    }
  }

  @Test("The explorer finds a router that removes a covered lock")
  func takenAway() async {
    for way in ["Help", "Forgotten"] {
      let exploration = await LockedApp.explorer(.passingRouter)
        .replay([.tap("Lock"), .tap(way)], asking: "account")
      #expect(
        exploration.findings.flatMap(\.trial.problems).contains(
          Problem(.lockCovered, "PINScreen “PIN” locks, but is covered or gone.")), "\(way)")
    }
  }

  @Test("The explorer finds a router that holds the lock's key")
  func key() async {
    let exploration = await LockedApp.explorer(.passingRouter).run(depth: 1)
    let found = exploration.findings.flatMap(\.trial.problems)
    #expect(found.contains(Problem(.lockCovered, "PINScreen “PIN” locks, but is covered or gone.")))
    #expect(found.contains(Problem(.lockCovered, "It was shown, though PINScreen “PIN” locks.")))
  }
}
